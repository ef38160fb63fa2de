import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { formatCount } from '../parts/format-count'
import { Skeleton } from '../parts/skeleton'
import { parseRarity } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'
import { FilterFold } from './filter-fold'

export type FilterOption = {
  value: string
  label: ReactNode
  /** The number of items with this choice. */
  count?: number | undefined
  /** A rarity, whose edge is shown before the label. */
  rarity?: string
  /** A longer label, as a tooltip and for screen readers. */
  title?: string
}

/** A group of filter options. */
export type FilterGroup = {
  /** The parameter name in the address: `edge`. */
  id: string
  legend: string
  options: readonly FilterOption[]
  /** The number of visible options; others are behind “Show all”. Default: all. */
  shown?: number
  /** Limits a number instead of choosing options. `from` and `to` are the chosen limits. */
  range?: { min: number; max: number; from?: number | undefined; to?: number | undefined } | undefined
  /** A note after the last option, such as that there are more values. */
  note?: string
  /** Moves the group behind “More filters”, after all other groups. */
  folded?: boolean
}

const english = {
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  more: 'More filters',
  less: 'Fewer filters',
  from: 'From',
  to: 'To',
}

export type FilterRailProps = Omit<ComponentProps<'form'>, 'children' | 'onChange' | 'onToggle'> & {
  groups: readonly FilterGroup[]
  /** The chosen values by group. */
  selected: Readonly<Record<string, readonly string[]>>
  /** Called for each choice. Without it the rail is a plain GET form. */
  onToggle?: (group: string, value: string, chosen: boolean) => void
  /** Called when the limits of a range change. */
  onRange?: (group: string, range: { min?: number; max?: number }) => void
  /** Further parameters of the page's address that the form submits as hidden fields. */
  hiddenFields?: readonly (readonly [name: string, value: string])[]
  /** Whether the counts are loading. */
  counting?: boolean
  label?: string
  submitLabel?: string
  words?: typeof english
}

/** Filters with the number of items for each choice. A GET form, which works without script. */
export function FilterRail({
  groups,
  selected,
  onToggle,
  onRange,
  hiddenFields = [],
  counting = false,
  label = 'Filters',
  submitLabel = 'Apply',
  words = english,
  className,
  ...props
}: FilterRailProps) {
  const isChosen = ({ id, options }: FilterGroup) => options.some(({ value }) => selected[id]?.includes(value))
  const folded = groups.filter((group) => group.folded === true)
  const facet = (group: FilterGroup) => (
    <Facet
      key={group.id}
      group={group}
      selected={selected[group.id] ?? []}
      {...{ counting, onToggle, onRange, words }}
    />
  )
  return (
    <form
      data-slot="filter-rail"
      method="get"
      aria-label={label}
      {...props}
      className={cn('flex flex-col divide-y-[1.5px] divide-rule', className)}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.filter((group) => group.folded !== true).map(facet)}
      {folded.length === 0 ? null : (
        <FilterFold summary={words.more} openSummary={words.less} defaultOpen={folded.some(isChosen)} className="py-2">
          <div className="flex flex-col divide-y-[1.5px] divide-rule pt-2">{folded.map(facet)}</div>
        </FilterFold>
      )}
      <div className={cn('border-0 pt-2', onToggle && 'hidden [@media(scripting:none)]:block')}>
        <Button type="submit" size="small" wide>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

type FacetProps = {
  onRange: FilterRailProps['onRange']
  onToggle: FilterRailProps['onToggle']
  group: FilterGroup
  selected: readonly string[]
  counting: boolean
  words: typeof english
}

/** One filter with its values. A chosen value is always visible. */
function Facet({
  group: { id, legend, options, shown = options.length, note, range },
  selected,
  counting,
  onToggle,
  onRange,
  words,
}: FacetProps) {
  const end = note === undefined ? null : <p className="py-2 text-ink-soft text-sm">{note}</p>
  const rows = options.map((option) => (
    <Row
      key={option.value}
      group={id}
      option={option}
      chosen={selected.includes(option.value)}
      counting={counting}
      onToggle={onToggle}
    />
  ))
  // A single hidden option would take as much room as the button that hides it.
  const open = options.length <= shown + 1 ? options.length : shown
  return (
    <fieldset className="m-0 min-w-0 border-0 px-0 py-4 first-of-type:pt-0">
      <legend className="float-left mb-1 w-full font-bold font-display tracking-snug [overflow-wrap:anywhere] first-letter:uppercase">
        {legend}
      </legend>
      <div className="clear-both flex flex-col">
        {range ? <Range id={id} legend={legend} range={range} onRange={onRange} words={words} /> : null}
        {rows.slice(0, open)}
        {open === options.length ? (
          end
        ) : (
          <FilterFold
            summary={words.all(options.length)}
            openSummary={words.fewer}
            of={legend}
            defaultOpen={options.slice(open).some(({ value }) => selected.includes(value))}
          >
            {rows.slice(open)}
            {end}
          </FilterFold>
        )}
      </div>
    </fieldset>
  )
}

type RangeProps = Pick<FacetProps, 'onRange' | 'words'> & {
  id: string
  legend: string
  range: NonNullable<FilterGroup['range']>
}

/** Two limits of a number. They apply when the field is left or Enter is pressed; without script as one text `10..50`. */
function Range({ id, legend, range: { min, max, from, to }, onRange, words }: RangeProps) {
  const limits = { min: from, max: to }
  const limit = (end: 'min' | 'max', text: string) => {
    const value = text === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
    if (value === limits[end]) return
    const next = { ...limits, [end]: value }
    onRange?.(id, {
      ...(next.min === undefined ? {} : { min: next.min }),
      ...(next.max === undefined ? {} : { max: next.max }),
    })
  }
  return (
    <>
      <div className="flex items-center gap-2 py-1 [@media(scripting:none)]:hidden">
        {(['min', 'max'] as const).map((end) => (
          <input
            key={`${end} ${limits[end] ?? ''}`}
            type="number"
            step="any"
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${legend}, ${end === 'min' ? words.from : words.to}`}
            placeholder={`${end === 'min' ? min : max}`}
            defaultValue={limits[end]}
            onBlur={({ target }) => limit(end, target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              limit(end, event.currentTarget.value)
            }}
            className="outline-control figure min-h-11 w-full min-w-0 bg-card px-2.5 text-sm placeholder:text-ink-soft"
          />
        ))}
      </div>
      <noscript>
        <input
          name={id}
          aria-label={legend}
          placeholder={`${min}..${max}`}
          defaultValue={from === undefined && to === undefined ? '' : `${from ?? ''}..${to ?? ''}`}
          className="outline-control min-h-11 w-full bg-card px-2.5 text-sm"
        />
      </noscript>
    </>
  )
}

function Row({
  group,
  option: { value, label, count, rarity, title },
  chosen,
  counting,
  onToggle,
}: {
  group: string
  option: FilterOption
  chosen: boolean
  counting: boolean
  onToggle: FilterRailProps['onToggle']
}) {
  const none = count === 0 && !chosen
  return (
    <label
      title={title}
      className={cn(
        'grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 lg:min-h-9.5',
        none && 'text-ink-soft',
      )}
    >
      <span className="relative grid">
        <input
          type="checkbox"
          autoComplete="off"
          name={group}
          value={value}
          {...(onToggle
            ? { checked: chosen, onChange: (event) => onToggle(group, value, event.target.checked) }
            : { defaultChecked: chosen })}
          className="touch-target peer size-5 appearance-none rounded-control border-[1.5px] border-edge bg-card checked:border-leaf checked:bg-leaf forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-leaf opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className="flex min-w-0 items-center gap-2">
        {rarity === undefined ? null : (
          <RarityEdge rarity={parseRarity(rarity)} label="" className="before:h-3.5 before:w-6" />
        )}
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
        {title ? <span className="sr-only">({title})</span> : null}
      </span>
      {counting ? (
        <Skeleton className="w-6" />
      ) : count === undefined ? null : (
        <span className="figure text-ink-soft text-sm">{formatCount(count)}</span>
      )}
    </label>
  )
}
