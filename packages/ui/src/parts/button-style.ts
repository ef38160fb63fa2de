import { cn } from '../cn'

/** The look of a button. */
export type ButtonStyle = {
  variant?: 'primary' | 'outline' | 'quiet' | 'danger' | 'stub' | undefined
  size?: 'small' | 'medium' | 'large' | 'icon' | undefined
  wide?: boolean | undefined
}

/** The classes of a button, for another element (a router's link, a summary). `button.css` has the styles. */
export const buttonStyle = ({ variant = 'outline', size = 'medium', wide = false }: ButtonStyle = {}): string =>
  cn(`button button-${variant} button-${size}`, wide && 'w-full')
