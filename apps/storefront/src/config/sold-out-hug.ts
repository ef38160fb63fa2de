/** The specification's entry (L44). Its addresses differ by network; its price is in whole units of the token. */
export const soldOutHug = {
  id: 'hug-sold-out',
  name: 'Hug the Eco System',
  title: 'Hug the Eco System - SOLD OUT',
  bigImage: '/boxes/hug.svg',
  userImage: '/boxes/hug-small.svg',
  price: 2n,
} as const
