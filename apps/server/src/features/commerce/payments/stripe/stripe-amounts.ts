/**
 * The least amount that Stripe takes in each currency, in minor units, as published (docs.stripe.com/currencies, "Minimum and
 * maximum charge amounts"). Null where none is published: there Stripe decides by the currency that it pays out in. Amounts
 * need no conversion: of the currencies of a store Stripe counts as many digits as we do, none for yen and two for the others.
 */
export const LEAST_MINOR: Readonly<Record<string, number | null>> = {
  ARS: null,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  COP: null,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  IDR: null,
  ILS: null,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PHP: null,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
  ZAR: null,
}
