export type NavLink = { label: string; href: string; current?: boolean }
