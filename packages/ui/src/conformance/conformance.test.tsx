// @vitest-environment jsdom
/// <reference types="vite/client" />

import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import * as kit from '../index'
import { Accordion, AccordionItem } from '../parts/accordion'
import { Artwork } from '../parts/artwork'
import { BarLine } from '../parts/bar-line'
import { Countdown } from '../parts/countdown'
import { Crumbs } from '../parts/crumbs'
import { Disclosure } from '../parts/disclosure'
import { FigureStrip } from '../parts/figure-strip'
import { FormErrors } from '../parts/form'
import { NumberStepper } from '../parts/number-stepper'
import { Progress } from '../parts/progress'
import { Sheet } from '../parts/sheet'
import { SortableTable } from '../parts/sortable-table'
import { Cell, HeaderCell, Table } from '../parts/table'
import { Tab, TabList, TabPanel, Tabs } from '../parts/tabs'
import { TextArea } from '../parts/text-input'
import { Tooltip } from '../parts/tooltip'
import { VisuallyHidden } from '../parts/visually-hidden'
import { describePart, type PartUnderTest } from './describe-part'

const {
  Address,
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  CopyButton,
  CountedAt,
  DataTable,
  Dialog,
  DialogContent,
  EmptyState,
  ErrorState,
  FactList,
  FactRow,
  FactRows,
  Field,
  FindingList,
  Form,
  Link,
  Loading,
  Prose,
  Segmented,
  Select,
  ShareButton,
  Skeleton,
  SkipLink,
  TabLinks,
  TextInput,
  ThemeSwitch,
  ThemeToggle,
  Time,
  VerifiedMark,
} = kit

// jsdom has no media queries and no layout.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const address = 'account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55'
const noon = Date.UTC(2026, 10, 20, 12)
const columns = [{ key: 'name', header: 'Name', cell: (row: string) => row, compare: () => 0, rowHeader: true }]

const inTable = (cell: ReactNode) => (
  <table>
    <tbody>
      <tr>{cell}</tr>
    </tbody>
  </table>
)

/** Every part of src/parts, by its export name. */
const parts: Record<string, PartUnderTest> = {
  Accordion: { slot: 'accordion', part: (p) => <Accordion {...p} />, stops: 0 },
  AccordionItem: {
    slot: 'accordion-item',
    part: (p) => (
      <AccordionItem title="Why?" {...p}>
        Because.
      </AccordionItem>
    ),
    stops: 1,
  },
  Address: { slot: 'address', part: (p) => <Address address={address} {...p} />, stops: 1 },
  Artwork: { slot: 'artwork', part: (p) => <Artwork src="/a.svg" alt="A fox" flagged {...p} />, stops: 1 },
  Avatar: { slot: 'avatar', part: (p) => <Avatar name="Mona" src="/a.svg" {...p} />, stops: 0 },
  Badge: { slot: 'badge', part: (p) => <Badge {...p}>New</Badge>, stops: 0 },
  BarLine: { slot: 'bar-line', part: (p) => <BarLine values={[1, 0, 3]} label="4 tickets" {...p} />, stops: 0 },
  ButtonLink: {
    slot: 'button',
    part: (p) => (
      <ButtonLink href="#odds" {...p}>
        Odds
      </ButtonLink>
    ),
    stops: 1,
  },
  Button: { slot: 'button', part: (p) => <Button {...p}>Buy</Button>, stops: 1 },
  Checkbox: {
    slot: 'checkbox',
    part: ({ className, ...p }) => <Checkbox label="Agree" className={className} {...p} />,
    stops: 1,
  },
  CopyButton: { slot: 'copy-button', part: (p) => <CopyButton text="x" {...p} />, stops: 1 },
  Countdown: {
    slot: 'countdown',
    part: (p) => <Countdown to={noon + 5_000} now={noon} label="Opens" {...p} />,
    stops: 0,
  },
  CountedAt: {
    slot: 'counted-at',
    part: (p) => <CountedAt version={9} at={noon} now={noon} href="#check" {...p} />,
    stops: 2,
  },
  Crumbs: {
    slot: 'crumbs',
    part: (p) => <Crumbs crumbs={[{ label: 'All', href: '#all' }, { label: 'One' }]} {...p} />,
    stops: 1,
  },
  Dialog: {
    slot: 'dialog',
    part: (p) => <DialogContent title="Odds" description="Counted" {...p} />,
    around: (content) => <Dialog defaultOpen>{content}</Dialog>,
    stops: 1,
    absentOnServer: true,
  },
  Disclosure: {
    slot: 'disclosure',
    part: (p) => (
      <Disclosure trigger={<Button>Share</Button>} defaultOpen {...p}>
        <a href="#card">Card</a>
      </Disclosure>
    ),
    stops: 2,
  },
  EmptyState: { slot: 'empty-state', part: (p) => <EmptyState title="Nothing yet" {...p} />, stops: 0 },
  ErrorState: { slot: 'error-state', part: (p) => <ErrorState title="No answer" {...p} />, stops: 0 },
  FactList: {
    slot: 'fact-list',
    part: (p) => <FactList facts={[{ label: 'Owner', value: 'Mona' }]} {...p} />,
    stops: 0,
  },
  FactRow: {
    slot: 'fact-row',
    part: (p) => (
      <FactRow term="Fee" {...p}>
        1 XRD
      </FactRow>
    ),
    stops: 0,
  },
  FactRows: { slot: 'fact-rows', part: (p) => <FactRows {...p} />, stops: 0 },
  Field: {
    slot: 'field',
    part: (p) => (
      <Field label="Name" hint="Yours" error="Missing" {...p}>
        {(control) => <TextInput {...control} />}
      </Field>
    ),
    stops: 1,
  },
  FigureStrip: {
    slot: 'figure-strip',
    part: (p) => <FigureStrip figures={[{ label: 'Items', value: '910' }]} {...p} />,
    stops: 0,
  },
  FindingList: {
    slot: 'finding-list',
    part: (p) => <FindingList findings={[{ verdict: 'bad', text: 'No' }]} {...p} />,
    stops: 0,
  },
  Form: { slot: 'form', part: (p) => <Form {...p} />, stops: 0 },
  FormErrors: {
    slot: 'form-errors',
    part: (p) => <FormErrors errors={[{ name: 'a', message: 'Missing' }]} {...p} />,
    stops: 1,
  },
  Link: {
    slot: 'link',
    part: (p) => (
      <Link href="#a" external {...p}>
        Odds
      </Link>
    ),
    stops: 1,
  },
  Loading: { slot: 'loading', part: (p) => <Loading {...p} />, stops: 0 },
  NumberStepper: {
    slot: 'number-stepper',
    part: (p) => <NumberStepper value={2} onValueChange={() => undefined} aria-label="How many" {...p} />,
    stops: 3,
  },
  Progress: { slot: 'progress', part: (p) => <Progress label="Sold" value={40} {...p} />, stops: 0 },
  Prose: { slot: 'prose', part: (p) => <Prose {...p} />, stops: 0 },
  Segmented: {
    slot: 'segmented',
    part: (p) => (
      <Segmented
        label="View"
        value="a"
        segments={[
          { value: 'a', label: 'Cards' },
          { value: 'b', label: 'List' },
        ]}
        onValueChange={() => undefined}
        {...p}
      />
    ),
    stops: 1,
  },
  Select: {
    slot: 'select',
    part: (p) => <Select aria-label="Sort" options={[{ value: 'a', label: 'A' }]} {...p} />,
    stops: 1,
  },
  Sheet: {
    slot: 'sheet',
    part: (p) => <Sheet open onOpenChange={() => undefined} title="Filters" {...p} />,
    stops: 1,
  },
  ShareButton: { slot: 'button', part: (p) => <ShareButton title="Plants" {...p} />, stops: 1 },
  Skeleton: { slot: 'skeleton', part: (p) => <Skeleton {...p} />, stops: 0 },
  SkipLink: { slot: 'skip-link', part: (p) => <SkipLink {...p} />, stops: 1 },
  SortableTable: {
    slot: 'table',
    part: (p) => <SortableTable caption="Names" columns={columns} rows={['a']} rowKey={(row) => row} {...p} />,
    stops: 2,
  },
  TabLinks: {
    slot: 'tab-links',
    part: (p) => <TabLinks label="Views" tabs={[{ label: 'Items', href: '#i', count: 3, current: true }]} {...p} />,
    stops: 1,
  },
  Cell: { slot: 'cell', part: (p) => <Cell {...p}>1</Cell>, around: inTable, stops: 0 },
  HeaderCell: { slot: 'header-cell', part: (p) => <HeaderCell {...p}>Name</HeaderCell>, around: inTable, stops: 0 },
  Table: { slot: 'table', part: (p) => <Table caption="Names" {...p} />, stops: 1 },
  DataTable: {
    slot: 'table',
    part: (p) => (
      <DataTable
        caption="Names"
        rows={['Moss']}
        rowKey={(name) => name}
        columns={[{ header: 'Name', cell: String }]}
        {...p}
      />
    ),
    stops: 1,
  },
  Tabs: { slot: 'tabs', part: (p) => <Tabs defaultValue="a" {...p} />, stops: 0 },
  TabList: {
    slot: 'tab-list',
    part: (p) => <TabList label="Tickets" {...p} />,
    around: (list) => <Tabs defaultValue="a">{list}</Tabs>,
    stops: 0,
  },
  Tab: {
    slot: 'tab',
    part: (p) => (
      <Tab value="a" {...p}>
        A
      </Tab>
    ),
    around: (tab) => (
      <Tabs defaultValue="a">
        <TabList label="Tickets">
          {tab}
          <Tab value="b">B</Tab>
        </TabList>
      </Tabs>
    ),
    stops: 1,
  },
  TabPanel: {
    slot: 'tab-panel',
    part: (p) => (
      <TabPanel value="a" {...p}>
        A
      </TabPanel>
    ),
    around: (panel) => <Tabs defaultValue="a">{panel}</Tabs>,
    stops: 1,
  },
  TextArea: { slot: 'text-area', part: (p) => <TextArea aria-label="Message" {...p} />, stops: 1 },
  TextInput: { slot: 'text-input', part: (p) => <TextInput aria-label="Name" {...p} />, stops: 1 },
  ThemeSwitch: { slot: 'theme-switch', part: (p) => <ThemeSwitch {...p} />, stops: 1 },
  ThemeToggle: { slot: 'theme-toggle', part: (p) => <ThemeToggle {...p} />, stops: 1 },
  Time: { slot: 'time', part: (p) => <Time at={noon} {...p} />, stops: 0 },
  Tooltip: {
    slot: 'tooltip',
    part: (p) => (
      <Tooltip content="The box pays" open {...p}>
        <Button>Fee</Button>
      </Tooltip>
    ),
    stops: 1,
    absentOnServer: true,
  },
  VerifiedMark: { slot: 'verified-mark', part: (p) => <VerifiedMark {...p} />, stops: 1 },
  VisuallyHidden: { slot: 'visually-hidden', part: (p) => <VisuallyHidden {...p}>Sold out</VisuallyHidden>, stops: 0 },
}

for (const [name, part] of Object.entries(parts)) describePart(name, part)

test('every component of src/parts is in the suite', async () => {
  const files = import.meta.glob<object>(['../parts/*.tsx', '!../parts/*.stories.tsx', '!../parts/*.test.tsx'])
  expect(Object.keys(files).length).toBeGreaterThan(30)
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  const components = modules.flatMap((module) => Object.keys(module)).filter((name) => /^[A-Z][a-z]/.test(name))
  // Roots without an element; their contents are in the suite.
  const rootless = ['Dialog', 'DialogContent']
  expect(components.filter((name) => !(name in parts) && !rootless.includes(name))).toEqual([])
})

test('every component of the kit is shown in a story', async () => {
  const stories = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default' })
  const told = (await Promise.all(Object.values(stories).map((load) => load()))).join('\n')
  const components = Object.keys(kit).filter((name) => /^[A-Z][a-z]/.test(name))
  expect(components.length).toBeGreaterThan(100)
  const isShown = (name: string) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(told)
  expect(components.filter((name) => !isShown(name))).toEqual([])
})
