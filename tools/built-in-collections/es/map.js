module.exports = Map
