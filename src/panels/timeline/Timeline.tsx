import { Pause, Play, Repeat, Repeat1, Square, Undo2 } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Animated, animatedIn } from '../../commands/clip.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useRevision, useSelection, useSession } from '../../hooks/records.ts'
import { useShortcut } from '../../hooks/useCommand.ts'
import { type ClipState, LOOP_MODES, type LoopMode } from '../../session/session.ts'
import { useTexts } from '../../texts/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import './timeline.css'

const SPEEDS = [0.25, 0.5, 1, 1.5, 2]
/** Seconds over which one clip takes over from another. */
const FADES = [0, 0.3, 0.6, 1]
const LOOP_ICONS = { repeat: <Repeat size={14} />, once: <Repeat1 size={14} />, pingpong: <Undo2 size={14} /> }

/** The clips of imported models: plays them, goes to a time, while the scene is edited. Nothing of it is written. */
export function Timeline() {
  const { scene, preferences } = useEditor()
  const isShown = useStore(preferences.store, (state) => state.timelineShown)
  // What is needed at once goes first: the bar follows a moment later.
  const revision = useDeferredValue(useRevision())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says that the scene changed
  const all = useMemo(() => animatedIn(scene), [scene, revision])
  const chosen = useChosen(all)
  return chosen && isShown ? <Bar key={chosen.instance} all={all} chosen={chosen} /> : null
}

/** The model that is selected, else the one chosen last, else the first. */
function useChosen(all: readonly Animated[]): Animated | undefined {
  const { scene } = useEditor()
  const selection = useSelection()
  const [last, setLast] = useState<string>()
  const instances = selection.map((id) => scene.node(id)?.source?.instance)
  const selected = all.find(({ instance }) => instances.includes(instance))
  useEffect(() => {
    if (selected) setLast(selected.instance)
  }, [selected])
  return selected ?? all.find(({ instance }) => instance === last) ?? all[0]
}

function Bar({ all, chosen }: { all: readonly Animated[]; chosen: Animated }) {
  const { run, session } = useEditor()
  const t = useTexts().timeline
  const state = useSession(({ playback }) => playback[chosen.instance]) as ClipState | undefined
  const shortcut = useShortcut('clip.toggle')
  const { clip = 0, playing = false, loop = 'repeat', speed = 1, fade = 0.3 } = state ?? {}
  const clips = chosen.asset.clips!
  const model = chosen.node.id
  const set = (params: object) => void run('clip.set', { model, ...params })
  const nextLoop: LoopMode = LOOP_MODES[(LOOP_MODES.indexOf(loop) + 1) % LOOP_MODES.length]
  return (
    <section className="timeline glass" aria-label={t.label}>
      {all.length > 1 && (
        <select
          className="ui-input timeline-model"
          aria-label={t.model}
          value={chosen.instance}
          onChange={(event) => {
            const node = all.find(({ instance }) => instance === event.target.value)?.node
            if (node) session.select([node.id])
          }}
        >
          {all.map(({ instance, node }) => (
            <option key={instance} value={instance}>
              {node.name}
            </option>
          ))}
        </select>
      )}
      <select
        className="ui-input"
        aria-label={t.clip}
        value={clip}
        onChange={(event) =>
          void run(playing ? 'clip.play' : 'clip.set', { model, clip: String(Number(event.target.value) + 1) })
        }
      >
        {clips.map(({ name }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clips are told apart by their index, and names may be the same
          <option key={i} value={i}>
            {name}
          </option>
        ))}
      </select>
      <IconButton
        label={playing ? t.pause : t.play}
        shortcut={shortcut}
        onClick={() => void run('clip.toggle', { model })}
      >
        {playing ? <Pause size={14} /> : <Play size={14} />}
      </IconButton>
      <IconButton
        label={t.stop}
        reason={state ? undefined : t.stopped}
        onClick={() => void run('clip.stop', { model })}
      >
        <Square size={13} />
      </IconButton>
      <Scrubber
        instance={chosen.instance}
        seconds={clips[clip]?.seconds ?? 0}
        onSeek={(seconds) => void run('clip.seek', { model, seconds })}
      />
      <IconButton label={t.loops[loop]} onClick={() => set({ loop: nextLoop })}>
        {LOOP_ICONS[loop]}
      </IconButton>
      <Factor
        name="speed"
        label={t.speed}
        value={speed}
        options={SPEEDS}
        text={(n) => `${n}×`}
        onChange={(n) => set({ speed: n })}
      />
      {clips.length > 1 && (
        <Factor
          name="fade"
          label={t.fade}
          value={fade}
          options={FADES}
          text={(n) => (n ? t.fades(n) : t.noFade)}
          onChange={(n) => set({ fade: n })}
        />
      )}
    </section>
  )
}

/** Seconds between two places that the slider stops at. */
const STEP = 0.01

/** The time, and a slider that goes to another. It follows the frames, and so is written past React. */
function Scrubber({ instance, seconds, onSeek }: { instance: string; seconds: number; onSeek(seconds: number): void }) {
  const { clips } = useEditor()
  const t = useTexts()
  const slider = useRef<HTMLInputElement>(null)
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const number = (n: number) => n.toLocaleString(t.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const show = () => {
      const time = clips.timeOf(instance)
      if (slider.current) slider.current.value = String(time)
      if (output.current) output.current.textContent = `${number(time)} / ${number(seconds)} s`
    }
    show()
    return clips.onFrame(show)
  }, [clips, instance, seconds, t])
  return (
    <>
      <input
        ref={slider}
        type="range"
        className="timeline-time"
        aria-label={t.timeline.time}
        min={0}
        max={seconds}
        step={STEP}
        defaultValue={0}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
      <output ref={output} className="timeline-clock" />
    </>
  )
}

interface FactorProps {
  name: 'speed' | 'fade'
  label: string
  value: number
  options: readonly number[]
  text(value: number): string
  onChange(value: number): void
}

function Factor({ name, label, value, options, text, onChange }: FactorProps) {
  const all = options.includes(value) ? options : [...options, value].sort((a, b) => a - b)
  return (
    <select
      className="ui-input"
      data-name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {all.map((n) => (
        <option key={n} value={n}>
          {text(n)}
        </option>
      ))}
    </select>
  )
}
