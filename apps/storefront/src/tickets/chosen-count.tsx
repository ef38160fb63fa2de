/** The number of selected tickets, “1 of 3” or “3” for all of them. */
export const chosenCount = (chosen: number, of: number): string => (chosen < of ? `${chosen} of ${of}` : `${of}`)

/** The count beside a button’s name. Hidden from screen readers, which read it in the list. */
export function ChosenCount({ chosen, of }: { chosen: number; of: number }) {
  if (of < 2) return null
  return (
    <span className="figure" aria-hidden>
      {chosenCount(chosen, of)}
    </span>
  )
}
