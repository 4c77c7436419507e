/** The same shop, worded differently. */

import { stepIn } from '/static/js/seams.js';

const WORDS = {
  'search.label': 'Find goods',
  'search.submit': 'Find',
  'nav.orders': 'Purchases',
  'nav.cart': 'Basket',
  'nav.sign-in': 'Log in',
  'nav.sign-out': 'Log out',
  'catalogue.title': 'Everyday favourites',
  'catalogue.results': 'Found for “{q}”',
  'pager.page': 'Go to page {page}',
  'pager.previous': 'Back',
  'pager.next': 'Forward',
  'product.add': 'Put in basket',
  'sign-in.title': 'Log in',
  'sign-in.email': 'Your email address',
  'sign-in.password': 'Your password',
  'sign-in.submit': 'Log in',
  'cart.title': 'Your basket',
  'cart.empty': 'There is nothing in your basket.',
  'cart.quantity': 'Amount of {name}',
  'cart.remove': 'Take out',
  'cart.checkout': 'Continue to payment',
  'checkout.title': 'Payment and delivery',
  'checkout.address': 'Where to',
  'checkout.name': 'Recipient',
  'checkout.street': 'Address line',
  'checkout.postcode': 'ZIP code',
  'checkout.city': 'Town',
  'checkout.country': 'Country of delivery',
  'checkout.gift': 'This is a present',
  'checkout.terms': 'I agree to the terms',
  'checkout.submit': 'Buy now',
  'shipping.standard': 'Regular',
  'shipping.express': 'Fast',
  'receipt.title': 'Purchase',
  'orders.title': 'Your purchases',
  'notice.added': 'In your basket now: {name}',
  'notice.placed': 'Thanks! We have your order.',
};

export function install() {
  stepIn('strings', ({ texts, sentences }) => ({ texts: { ...texts, ...WORDS }, sentences }));
}
