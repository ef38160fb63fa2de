const badge = (colour: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round"><circle cx="32" cy="32" r="30" fill="${colour}"/>${inner}</svg>`

const stroke = 'stroke="#fff" stroke-width="5"'

/** Icons for entities without a picture. */
export const icons = {
  xrd: badge('#1c3a5e', `<path d="M14 34h9l7 14 12-32h9" ${stroke}/>`),
  baller: badge(
    '#b4532a',
    `<circle cx="32" cy="32" r="16" ${stroke}/><path d="M16 32h32M32 16c9 9 9 23 0 32M32 16c-9 9-9 23 0 32" ${stroke}/>`,
  ),
  creatures: badge(
    '#37704f',
    `<path d="M20 30c-6-14 2-18 6-6m12 0c4-12 12-8 6 6" ${stroke}/><circle cx="32" cy="38" r="13" ${stroke}/>`,
  ),
  plants: badge(
    '#6a7d2a',
    `<path d="M32 52V28m0 6c-14 0-16-8-16-14 12 0 16 6 16 14Zm0-4c0-12 6-16 16-16 0 10-6 16-16 16Z" ${stroke}/>`,
  ),
  shop: badge('#4a3f6b', `<path d="M16 28h32v20H16zm0 0 4-10h24l4 10M32 18v30" ${stroke}/>`),
}
