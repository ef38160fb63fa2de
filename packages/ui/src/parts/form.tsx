'use client'

import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { cn } from '../cn'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInvalid'> & {
  /** Called with the form data when every control is valid. Without script the form submits to `action`. */
  onSubmit?: (filled: FormData) => void
  /** Called with the names of the invalid controls, in order. */
  onInvalid?: (names: readonly string[]) => void
}

const isControl = (element: Element): element is HTMLInputElement =>
  'validity' in element && 'name' in element && !(element instanceof HTMLFieldSetElement)

/** A form without the browser's validation bubbles: the first invalid control gets the focus, and its `Field` shows the error. */
export function Form({ onSubmit, onInvalid, className, ...props }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const refused = [...event.currentTarget.elements].filter(isControl).filter((control) => !control.validity.valid)
    const [first] = refused
    if (first || onSubmit || !props.action) event.preventDefault()
    if (!first) return onSubmit?.(new FormData(event.currentTarget))
    onInvalid?.(refused.map((control) => control.name))
    first.focus()
  }
  return (
    <form data-slot="form" noValidate {...props} onSubmit={submit} className={cn('flex flex-col gap-5', className)} />
  )
}

export type FormErrorsProps = Omit<ComponentProps<'div'>, 'title'> & {
  title?: ReactNode
  /** Each error with the `name` of its control in the same form. */
  errors: readonly { name: string; message: string }[]
}

/** All errors of a form, announced together. Each one leads to its control. */
export function FormErrors({ title = 'Please check', errors, className, ...props }: FormErrorsProps) {
  const goTo = (from: Element, name: string) => {
    const control = from.closest('form')?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <div data-slot="form-errors" role="alert" {...props} className={className}>
      {errors.length > 0 ? (
        <div className="rounded-control border-[1.5px] border-coral p-4">
          <p className="font-semibold text-coral">{title}</p>
          <ul className="mt-1 flex flex-col">
            {errors.map(({ name, message }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={(event) => goTo(event.currentTarget, name)}
                  className="min-h-11 text-left underline decoration-rule underline-offset-4 hover:decoration-ink"
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
