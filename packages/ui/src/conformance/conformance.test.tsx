// @vitest-environment jsdom
/// <reference types="vite/client" />

import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import * as kit from '../index'
import { describePart, type PartUnderTest } from './describe-part'

const {
  Accordion,
  AccordionItem,
  Address,
  Amount,
  Artwork,
  Avatar,
  Badge,
  Button,
  Cell,
  Checkbox,
  CopyButton,
  Countdown,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerTrigger,
  EmptyState,
  ErrorState,
  Field,
  Form,
  FormErrors,
  HeaderCell,
  Link,
  Loading,
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
  NumberStepper,
  Pagination,
  Progress,
  Prose,
  RadioGroup,
  Select,
  Skeleton,
  SkipLink,
  SortableTable,
  Tab,
  Table,
  TabList,
  TabPanel,
  Tabs,
  TextArea,
  TextInput,
  ThemeSwitch,
  ThemeToggle,
  Time,
  ToastHistory,
  ToastProvider,
  Tooltip,
  VisuallyHidden,
} = kit

// jsdom knows no media queries and measures nothing.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const address = 'account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55'
const noon = Date.UTC(2026, 10, 20, 12)
const columns = [{ key: 'name', header: 'Name', cell: (row: string) => row, compare: () => 0, rowHeader: true }]

/** Every part of src/parts by its export name. */
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
  Amount: { slot: 'amount', part: (p) => <Amount value={amountOf(2)} unit="XRD" {...p} />, stops: 0 },
  Artwork: { slot: 'artwork', part: (p) => <Artwork src="/a.svg" alt="A fox" flagged {...p} />, stops: 1 },
  Avatar: { slot: 'avatar', part: (p) => <Avatar name="Mona" src="/a.svg" {...p} />, stops: 0 },
  Badge: { slot: 'badge', part: (p) => <Badge {...p}>New</Badge>, stops: 0 },
  Button: { slot: 'button', part: (p) => <Button {...p}>Buy</Button>, stops: 1 },
  Cell: {
    slot: 'cell',
    part: (p) => <Cell {...p}>1</Cell>,
    around: (cell) => (
      <table>
        <tbody>
          <tr>{cell}</tr>
        </tbody>
      </table>
    ),
    stops: 0,
  },
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
  Dialog: {
    slot: 'dialog',
    part: (p) => <DialogContent title="Odds" description="Counted" {...p} />,
    around: (content) => <Dialog defaultOpen>{content}</Dialog>,
    stops: 1,
    absentOnServer: true,
  },
  DialogTrigger: {
    slot: 'dialog-trigger',
    part: (p) => <DialogTrigger {...p}>Odds</DialogTrigger>,
    around: (trigger) => <Dialog>{trigger}</Dialog>,
    stops: 1,
  },
  DialogClose: {
    slot: 'dialog-close',
    part: (p) => <DialogClose {...p}>Done</DialogClose>,
    around: (close) => (
      <Dialog defaultOpen>
        <DialogContent title="Odds" description="Counted" hideClose>
          {close}
        </DialogContent>
      </Dialog>
    ),
    stops: 1,
    absentOnServer: true,
  },
  Drawer: {
    slot: 'drawer',
    part: (p) => <DrawerContent title="Menu" description="Pages" {...p} />,
    around: (content) => <Drawer defaultOpen>{content}</Drawer>,
    stops: 1,
    absentOnServer: true,
  },
  DrawerTrigger: {
    slot: 'drawer-trigger',
    part: (p) => <DrawerTrigger {...p}>Menu</DrawerTrigger>,
    around: (trigger) => <Drawer>{trigger}</Drawer>,
    stops: 1,
  },
  DrawerClose: {
    slot: 'drawer-close',
    part: (p) => <DrawerClose {...p}>Done</DrawerClose>,
    around: (close) => (
      <Drawer defaultOpen>
        <DrawerContent title="Menu" description="Pages">
          {close}
        </DrawerContent>
      </Drawer>
    ),
    stops: 2,
    absentOnServer: true,
  },
  EmptyState: { slot: 'empty-state', part: (p) => <EmptyState title="Nothing yet" {...p} />, stops: 0 },
  ErrorState: { slot: 'error-state', part: (p) => <ErrorState title="No answer" {...p} />, stops: 0 },
  Field: {
    slot: 'field',
    part: (p) => (
      <Field label="Name" hint="Yours" error="Missing" {...p}>
        {(control) => <TextInput {...control} />}
      </Field>
    ),
    stops: 1,
  },
  Form: { slot: 'form', part: (p) => <Form {...p} />, stops: 0 },
  FormErrors: {
    slot: 'form-errors',
    part: (p) => <FormErrors errors={[{ name: 'a', message: 'Missing' }]} {...p} />,
    stops: 1,
  },
  HeaderCell: {
    slot: 'header-cell',
    part: (p) => <HeaderCell {...p}>Name</HeaderCell>,
    around: (cell) => (
      <table>
        <thead>
          <tr>{cell}</tr>
        </thead>
      </table>
    ),
    stops: 0,
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
  MenuTrigger: {
    slot: 'menu-trigger',
    part: (p) => <MenuTrigger {...p}>Mona</MenuTrigger>,
    around: (trigger) => <Menu>{trigger}</Menu>,
    stops: 1,
  },
  MenuContent: {
    slot: 'menu',
    part: (p) => (
      <MenuContent {...p}>
        <MenuItem>Disconnect</MenuItem>
      </MenuContent>
    ),
    around: (content) => (
      <Menu defaultOpen>
        <MenuTrigger>Mona</MenuTrigger>
        {content}
      </Menu>
    ),
    stops: 1,
    absentOnServer: true,
  },
  ...Object.fromEntries(
    (
      [
        ['MenuItem', 'menu-item', MenuItem],
        ['MenuLabel', 'menu-label', MenuLabel],
        ['MenuSeparator', 'menu-separator', MenuSeparator],
      ] as const
    ).map(([name, slot, Row]): [string, PartUnderTest] => [
      name,
      {
        slot,
        part: (p) => <Row {...p} />,
        around: (row) => (
          <Menu defaultOpen>
            <MenuTrigger>Mona</MenuTrigger>
            <MenuContent>{row}</MenuContent>
          </Menu>
        ),
        stops: 1,
        absentOnServer: true,
      },
    ]),
  ),
  NumberStepper: {
    slot: 'number-stepper',
    part: (p) => <NumberStepper value={2} onValueChange={() => undefined} aria-label="How many" {...p} />,
    stops: 3,
  },
  Pagination: {
    slot: 'pagination',
    part: (p) => <Pagination page={2} pages={3} hrefFor={(page) => `#${page}`} {...p} />,
    stops: 5,
  },
  Progress: { slot: 'progress', part: (p) => <Progress label="Sold" value={40} {...p} />, stops: 0 },
  Prose: { slot: 'prose', part: (p) => <Prose {...p} />, stops: 0 },
  RadioGroup: {
    slot: 'radio-group',
    part: (p) => (
      <RadioGroup
        legend="Pay from"
        name="a"
        options={[
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ]}
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
  Skeleton: { slot: 'skeleton', part: (p) => <Skeleton {...p} />, stops: 0 },
  SkipLink: { slot: 'skip-link', part: (p) => <SkipLink {...p} />, stops: 1 },
  SortableTable: {
    slot: 'table',
    part: (p) => <SortableTable caption="Names" columns={columns} rows={['a']} rowKey={(row) => row} {...p} />,
    stops: 2,
  },
  Table: { slot: 'table', part: (p) => <Table caption="Names" {...p} />, stops: 1 },
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
  ToastHistory: {
    slot: 'toast-history',
    part: (p) => <ToastHistory toasts={[{ id: 1, at: noon, title: 'Bought' }]} {...p} />,
    stops: 0,
  },
  ToastProvider: {
    slot: 'button',
    part: (p) => <Button {...p}>Say it</Button>,
    around: (page) => <ToastProvider>{page}</ToastProvider>,
    stops: 1,
  },
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
  VisuallyHidden: { slot: 'visually-hidden', part: (p) => <VisuallyHidden {...p}>Sold out</VisuallyHidden>, stops: 0 },
}

for (const [name, part] of Object.entries(parts)) describePart(name, part)

test('every component of src/parts is in the suite', async () => {
  const files = import.meta.glob<object>(['../parts/*.tsx', '!../parts/*.stories.tsx', '!../parts/*.test.tsx'])
  expect(Object.keys(files).length).toBeGreaterThan(30)
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  const components = modules.flatMap((module) => Object.keys(module)).filter((name) => /^[A-Z]/.test(name))
  // Roots without an element of their own: what they open is in the suite.
  const rootless = ['Dialog', 'Drawer', 'Menu', 'DialogContent', 'DrawerContent']
  expect(components.filter((name) => !(name in parts) && !rootless.includes(name))).toEqual([])
  expect(components.filter((name) => !(name in kit))).toEqual([])
})
