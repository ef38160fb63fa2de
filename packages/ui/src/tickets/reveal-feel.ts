import type { Rarity } from './rarity'

/** How a phone shakes when a card turns up, in ms on and off. */
const shakes: Readonly<Record<Rarity | 'tear', readonly number[]>> = {
  tear: [18],
  plain: [12],
  hatched: [14, 40, 14],
  double: [22, 70, 22],
  foil: [16, 30, 16, 30, 16, 30, 70],
}

/** A short shake, on devices that can; where it is forbidden nothing happens. */
export function shake(what: Rarity | 'tear'): void {
  try {
    if ('vibrate' in navigator) navigator.vibrate([...shakes[what]])
  } catch {
    // A page nobody has touched may not shake.
  }
}

/** Notes in Hz: the rarer, the more of them and the higher. */
const chimes: Readonly<Record<Rarity, readonly number[]>> = {
  plain: [392],
  hatched: [392, 494],
  double: [392, 494, 587],
  foil: [523, 659, 784, 1047, 1319],
}

let speaker: AudioContext | undefined

/** The page's one way to sound; made by a press, as browsers ask. Undefined where there is none. */
function speakerOf(): AudioContext | undefined {
  try {
    speaker ??= new AudioContext()
    void speaker.resume()
    return speaker
  } catch {
    return undefined
  }
}

/** Paper: a third of a second of noise, from dull to bright. */
export function soundOfTear(): void {
  const audio = speakerOf()
  if (audio === undefined) return
  const seconds = 0.34
  const noise = audio.createBuffer(1, Math.round(audio.sampleRate * seconds), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length)
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 900, Q: 0.8 })
  band.frequency.exponentialRampToValueAtTime(4200, audio.currentTime + seconds)
  source
    .connect(band)
    .connect(new GainNode(audio, { gain: 0.35 }))
    .connect(audio.destination)
  source.start()
}

/** One chime for each edge. */
export function soundOfCard(rarity: Rarity): void {
  const audio = speakerOf()
  if (audio === undefined) return
  chimes[rarity].forEach((frequency, place) => {
    const from = audio.currentTime + place * 0.09
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency })
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, from)
    loudness.gain.linearRampToValueAtTime(0.16, from + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.0008, from + 0.7)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.75)
  })
}
