'use client'

import { type ComponentProps, type PointerEvent, useId, useRef, useState } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { type Crop, cropArea, wholeSquare } from './crop-picture'

const MAX_ZOOM = 4

const english = {
  zoom: 'Zoom',
  x: 'Left to right',
  y: 'Top to bottom',
  done: 'Use this square',
  cancel: 'Cancel',
}

export type PictureCropProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The whole picture. */
  src: string
  /** Receives the chosen square. */
  onCrop: (crop: Crop) => void
  onCancel: () => void
  words?: typeof english
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))

/** Chooses the square of a picture: by drag, by slider or by keyboard. */
export function PictureCrop({ src, onCrop, onCancel, words = english, className, ...props }: PictureCropProps) {
  const [crop, setCrop] = useState<Crop>(wholeSquare)
  const [size, setSize] = useState({ width: 1, height: 1 })
  const start = useRef<{ x: number; y: number; crop: Crop } | undefined>(undefined)
  const { left, top, side } = cropArea(crop, size.width, size.height)
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (start.current === undefined) return
    const scale = side / currentTarget.clientWidth
    const move = (from: number, by: number, room: number) => (room < 1e-6 ? from : clamp(from - (by * scale) / room))
    const { crop: before } = start.current
    setCrop({
      ...before,
      x: move(before.x, clientX - start.current.x, size.width - side),
      y: move(before.y, clientY - start.current.y, size.height - side),
    })
  }
  const release = () => {
    start.current = undefined
  }
  return (
    <div data-slot="picture-crop" {...props} className={cn('flex flex-col gap-5', className)}>
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { x: event.clientX, y: event.clientY, crop }
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        className="relative mx-auto aspect-square w-full max-w-80 cursor-move touch-none select-none overflow-hidden rounded-card border-[1.5px] border-edge bg-band"
      >
        <svg aria-hidden="true" viewBox={`${left} ${top} ${side} ${side}`} className="absolute inset-0 size-full">
          <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
        </svg>
        {/* Measures the picture. */}
        <img
          src={src}
          alt=""
          hidden
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            if (width > 0 && height > 0) setSize({ width, height })
          }}
        />
      </div>
      <div className="flex flex-col gap-2">
        <Slider
          label={words.zoom}
          value={(crop.zoom - 1) / (MAX_ZOOM - 1)}
          onValueChange={(share) => setCrop({ ...crop, zoom: 1 + share * (MAX_ZOOM - 1) })}
        />
        <Slider
          label={words.x}
          value={crop.x}
          disabled={size.width <= side}
          onValueChange={(x) => setCrop({ ...crop, x })}
        />
        <Slider
          label={words.y}
          value={crop.y}
          disabled={size.height <= side}
          onValueChange={(y) => setCrop({ ...crop, y })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onCrop(crop)}>
          {words.done}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

type SliderProps = { label: string; value: number; disabled?: boolean; onValueChange: (share: number) => void }

/** A native slider from 0 to 1. */
function Slider({ label, value, disabled = false, onValueChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid min-h-11 grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        disabled={disabled}
        onChange={({ target }) => onValueChange(Number(target.value) / 100)}
        className="h-11 w-full accent-leaf disabled:opacity-40"
      />
    </div>
  )
}
