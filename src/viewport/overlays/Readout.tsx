import { useStore } from 'zustand'
import { type Reading, readout } from '../readout.ts'

/** Pixels that a reading of all three axes takes: kept free of the view's edge. */
const WIDEST = 250

const AXES = ['X', 'Y', 'Z'] as const

/** What a drag has done so far, beside the pointer. */
export function Readout() {
  const { reading, x, y } = useStore(readout.store)
  if (!reading) return null
  return (
    <output
      className="viewport-readout glass"
      style={{ left: `min(${x + 18}px, 100% - ${WIDEST}px)`, top: `min(${y + 14}px, 100% - 32px)` }}
    >
      {parts(reading).map(({ axis, text }) => (
        <span key={axis}>
          {axis !== '' && <i className={`axis-${axis.toLowerCase()}`}>{axis}</i>}
          {text}
        </span>
      ))}
      {reading.typed && <span className="typed">{reading.typed}</span>}
    </output>
  )
}

function parts(reading: Reading): { axis: string; text: string }[] {
  if (reading.kind === 'degrees') return [{ axis: '', text: `${reading.value.toFixed(1)}°` }]
  if (reading.kind === 'size') return AXES.map((axis, i) => ({ axis, text: `${reading.value[i].toFixed(2)} m` }))
  const neutral = reading.kind === 'factor' ? 1 : 0
  const shown = AXES.map((axis, i) => ({ axis, value: reading.value[i] })).filter(
    (p) => Math.abs(p.value - neutral) > 5e-4,
  )
  const text = (n: number) =>
    reading.kind === 'factor' ? `× ${n.toFixed(2)}` : `${n > 0 ? '+' : '−'}${Math.abs(n).toFixed(2)} m`
  return shown.length
    ? shown.map(({ axis, value }) => ({ axis, text: text(value) }))
    : [{ axis: '', text: text(neutral) }]
}
