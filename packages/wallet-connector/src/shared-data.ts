import type { PersonaDataEntry } from './toolkit/login-state'

/** Western: given names, then family name; anything else the other way round. A nickname stands between them. */
const fullName = ({
  variant,
  givenNames,
  familyName,
  nickname,
}: Extract<PersonaDataEntry, { entry: 'fullName' }>['fields']): string => {
  const known = nickname === '' ? '' : `“${nickname}”`
  const parts = variant === 'western' ? [givenNames, known, familyName] : [familyName, known, givenNames]
  return parts.filter((part) => part !== '').join(' ')
}

const inWords = (data: PersonaDataEntry): { label: string; value: string } => {
  if (data.entry === 'fullName') return { label: 'Name', value: fullName(data.fields) }
  return { label: data.entry === 'emailAddresses' ? 'Mail' : 'Phone', value: data.fields.join(', ') }
}

/** Returns the data that the persona has shared with this dApp, in words. */
export const sharedDataWords = (
  personaData: readonly PersonaDataEntry[],
): readonly { label: string; value: string }[] => personaData.map(inWords)
