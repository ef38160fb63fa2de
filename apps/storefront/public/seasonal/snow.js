/*
 * A first-party example for the seasonal slot: one flurry over the page, gone within five seconds, so that nobody needs a
 * button to stop it (WCAG 2.2.2). An `end` event on its own element ends it at once. `snow` in site.config.ts carries its
 * integrity hash: change a byte here, and the hash there changes with it (src/site/snow.test.ts prints it).
 */
;(() => {
  const self = document.currentScript
  // Taken out before it had arrived.
  if (!self?.isConnected) return
  const svg = 'http://www.w3.org/2000/svg'
  const between = (least, most) => least + Math.random() * (most - least)

  const layer = document.createElement('div')
  layer.dataset.seasonal = 'snow'
  layer.ariaHidden = 'true'
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0',
    contain: 'strict',
    pointerEvents: 'none',
    color: 'var(--sky)',
    zIndex: '1',
  })

  const flake = () => {
    const drawing = document.createElementNS(svg, 'svg')
    const arms = document.createElementNS(svg, 'path')
    const size = `${between(10, 22)}px`
    drawing.setAttribute('viewBox', '-12 -12 24 24')
    Object.assign(drawing.style, {
      position: 'absolute',
      left: `${between(0, 100)}%`,
      top: `${between(-8, 55)}%`,
      width: size,
      height: size,
      opacity: '0',
    })
    arms.setAttribute(
      'd',
      [0, 60, 120, 180, 240, 300]
        .map((turn) => {
          const at = (angle, far) =>
            `${far * Math.cos((angle * Math.PI) / 180)} ${far * Math.sin((angle * Math.PI) / 180)}`
          return `M0 0L${at(turn, 11)}M${at(turn - 22, 9.5)}L${at(turn, 6)}L${at(turn + 22, 9.5)}`
        })
        .join(''),
    )
    arms.setAttribute('fill', 'none')
    arms.setAttribute('stroke', 'currentColor')
    arms.setAttribute('stroke-width', '2')
    arms.setAttribute('stroke-linecap', 'round')
    drawing.append(arms)
    layer.append(drawing)
    const way = `translate(${between(-40, 40)}px, ${between(28, 45)}vh) rotate(${between(-120, 120)}deg)`
    return drawing.animate(
      [
        { opacity: 0, transform: 'none' },
        { opacity: between(0.35, 0.8), offset: 0.2 },
        { opacity: 0, transform: way },
      ],
      { duration: between(3000, 4200), delay: between(0, 800), easing: 'ease-out' },
    )
  }

  const falling = Array.from({ length: 28 }, flake)
  const end = () => {
    for (const one of falling) one.cancel()
    layer.remove()
  }
  self.addEventListener('end', end, { once: true })
  Promise.all(falling.map(({ finished }) => finished)).then(end, () => undefined)
  document.body.append(layer)
})()
