/**
 * The least amount that Stripe takes in each currency, in minor units, as published (docs.stripe.com/currencies, "Minimum charge
 * amount by currency"). Where an amount is converted into the currency that the account pays out in, that one's least amount counts,
 * which only Stripe knows: it refuses such a payment as too small. Amounts need no conversion: of the currencies of a store Stripe
 * counts as many digits as we do, none for yen and two for the others.
 */
export const LEAST_MINOR: Readonly<Record<string, number>> = {
  ARS: 50,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  COP: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  IDR: 50,
  ILS: 50,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PHP: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
  ZAR: 50,
}
