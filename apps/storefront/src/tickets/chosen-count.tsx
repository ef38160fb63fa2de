/** The count of selected tickets beside a button’s name. Hidden from screen readers, which read it in the list. */
export function ChosenCount({ chosen, of }: { chosen: number; of: number }) {
  if (of < 2) return null
  return (
    <span className="tabular-nums" aria-hidden>
      {chosen < of ? `${chosen} of ${of}` : of}
    </span>
  )
}
