import type { WalletData } from '@lootboxes/wallet-connector/toolkit'

type PersonaData = WalletData['personaData']
type FullName = Extract<PersonaData[number], { entry: 'fullName' }>['fields']

/** Western: given names, then family name; anything else the other way round (trap T39). A nickname stands between them. */
export function fullName({ variant, givenNames, familyName, nickname }: FullName): string {
  const known = nickname === '' ? '' : `“${nickname}”`
  const parts = variant === 'western' ? [givenNames, known, familyName] : [familyName, known, givenNames]
  return parts.filter((part) => part !== '').join(' ')
}

const inWords = (data: PersonaData[number]): { label: string; value: string } => {
  if (data.entry === 'fullName') return { label: 'Name', value: fullName(data.fields) }
  return { label: data.entry === 'emailAddresses' ? 'Mail' : 'Phone', value: data.fields.join(', ') }
}

/** Returns the data that the persona has shared with this site, in words. */
export const sharedData = (personaData: PersonaData): readonly { label: string; value: string }[] =>
  personaData.map(inWords)
