/** Dishes in the plain text that the menu block reads. */
export const restaurantMenu = `--- To begin

Squash soup
Cream, toasted seeds
9

Garden leaves
The last tomatoes, house vinegar
10

Bread
From our oven, with cultured butter
5

--- To follow

Trout
Brown butter, new potatoes
24

Barley
Mushrooms, aged cheese
19

Chicken for two
Everything with it
46

--- Sweet

Plums
Almond cake, sour cream
9

Three cheeses
From Per’s sister
12

--- To drink

House white, house red
From Marta’s hill, the wrong side
8

Apple, pressed this morning
Cold, or warm with a clove
5`
