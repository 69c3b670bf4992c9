import { useStore } from 'zustand'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ChatPort } from './chat-port.ts'

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
  const field = (key: 'baseURL' | 'model' | 'apiKey', label: string, hint: string, type = 'text') => (
    <label className="ui-field">
      <span>{label}</span>
      <input
        className="ui-input"
        type={type}
        autoComplete="off"
        spellCheck={false}
        value={settings[key]}
        placeholder={hint}
        onChange={(event) => chat.configure({ [key]: event.target.value.trim() })}
      />
    </label>
  )
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
      {settings.engine === 'openai' && (
        <>
          {field('baseURL', t.address, 'http://localhost:11434/v1')}
          {field('model', t.model, 'gpt-4o-mini')}
          {field('apiKey', t.key, t.keyHint, 'password')}
          <p className="assistant-note">{t.keyNote}</p>
        </>
      )}
      <div className="assistant-done">
        <Button kind="primary" onClick={onClose}>
          {done}
        </Button>
      </div>
    </Dialog>
  )
}
