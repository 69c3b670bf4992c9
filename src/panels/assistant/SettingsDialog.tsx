import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckRow, NumberRow } from '../../ui/Form.tsx'
import type { AssistantSettings, ChatPort } from './chat-port.ts'

interface SettingsDialogProps {
  chat: ChatPort
  open: boolean
  onClose(): void
}

const ENGINES = ['builtin', 'openai'] as const

/** Which engine answers, and how a language model is reached. */
export function SettingsDialog({ chat, open, onClose }: SettingsDialogProps) {
  const { settings } = useStore(chat.store)
  const t = useTexts().assistant
  const { done } = useTexts().common
  return (
    <Dialog open={open} onClose={onClose} title={t.title} about={t.about}>
      <div role="radiogroup" aria-label={t.engine} className="assistant-engines">
        {ENGINES.map((id) => (
          <label key={id} data-checked={settings.engine === id}>
            <input
              type="radio"
              name="engine"
              checked={settings.engine === id}
              onChange={() => chat.configure({ engine: id })}
            />
            <span>
              <b>{t.engines[id][0]}</b>
              <small>{t.engines[id][1]}</small>
            </span>
          </label>
        ))}
      </div>
      {settings.engine === 'openai' && <ModelSettings chat={chat} settings={settings} />}
      <div className="assistant-done">
        <Button kind="primary" onClick={onClose}>
          {done}
        </Button>
      </div>
    </Dialog>
  )
}

function ModelSettings({ chat, settings }: { chat: ChatPort; settings: AssistantSettings }) {
  const t = useTexts().assistant
  const forwarded = useStore(chat.store, (state) => state.forwarded)
  const isForwarded = settings.baseURL === forwarded
  return (
    <>
      <Field chat={chat} settings={settings} name="baseURL" label={t.address} hint="http://localhost:11434/v1" />
      {isForwarded ? (
        <p className="assistant-note">{t.forwarded}</p>
      ) : (
        <>
          {forwarded && <Button onClick={() => chat.configure({ baseURL: forwarded })}>{t.useForwarded}</Button>}
          <Field chat={chat} settings={settings} name="apiKey" label={t.key} hint={t.keyHint} type="password" />
          <CheckRow
            label={t.keepKey}
            hint={settings.keepKey ? t.keepKeyRisk : t.keyNote}
            checked={settings.keepKey}
            onChange={(keepKey) => chat.configure({ keepKey })}
          />
        </>
      )}
      <ModelField chat={chat} settings={settings} />
      <details className="assistant-limits">
        <summary>{t.limits}</summary>
        {(['steps', 'seconds', 'tokens', 'silence'] as const).map((key) => (
          <NumberRow
            key={key}
            label={t.limit[key]}
            value={settings.limits[key]}
            min={1}
            max={{ steps: 200, seconds: 3600, tokens: 10_000_000, silence: 600 }[key]}
            onChange={(value) => chat.configure({ limits: { ...settings.limits, [key]: value } })}
          />
        ))}
        <NumberRow
          label={t.askAbove}
          value={settings.askAbove}
          min={0}
          max={10_000}
          onChange={(askAbove) => chat.configure({ askAbove })}
        />
      </details>
    </>
  )
}

interface FieldProps {
  chat: ChatPort
  settings: AssistantSettings
  name: 'baseURL' | 'model' | 'apiKey'
  label: string
  hint: string
  type?: string
  list?: string
}

function Field({ chat, settings, name, label, hint, type = 'text', list }: FieldProps) {
  return (
    <label className="ui-field">
      <span>{label}</span>
      <input
        className="ui-input"
        type={type}
        list={list}
        autoComplete="off"
        spellCheck={false}
        value={settings[name]}
        placeholder={hint}
        onChange={(event) => chat.configure({ [name]: event.target.value.trim() })}
      />
    </label>
  )
}

/** The model, of those that the server says it has; what it says is also the test whether it can be reached. */
function ModelField({ chat, settings }: { chat: ChatPort; settings: AssistantSettings }) {
  const t = useTexts().assistant
  const list = useId()
  const [models, setModels] = useState<string[]>([])
  const [state, setState] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another address had is no answer
  useEffect(() => {
    setModels([])
    setState('')
  }, [settings.baseURL, settings.apiKey])
  const ask = async () => {
    setState(t.askingModels)
    try {
      const found = await chat.models()
      setModels(found)
      setState(t.modelsFound(found.length))
    } catch (error) {
      setState((error as Error).message)
    }
  }
  return (
    <>
      <Field chat={chat} settings={settings} name="model" label={t.model} hint="gpt-4o-mini" list={list} />
      <datalist id={list}>
        {models.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <div className="assistant-models">
        <Button onClick={() => void ask()}>{t.listModels}</Button>
        <span role="status">{state}</span>
      </div>
      {models.length > 0 && (
        <ul className="assistant-model-list" aria-label={t.models}>
          {models.map((id) => (
            <li key={id}>
              <button type="button" aria-pressed={settings.model === id} onClick={() => chat.configure({ model: id })}>
                {id}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
