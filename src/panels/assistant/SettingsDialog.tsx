import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { AssistantSettings, ChatPort } from './chat-port.ts'

interface SettingsDialogProps {
  chat: ChatPort
  open: boolean
  onClose(): void
}

const ENGINES: { id: AssistantSettings['engine']; title: string; about: string }[] = [
  {
    id: 'builtin',
    title: 'Built-in',
    about: 'Answers at once, offline, without a key. Understands plain English about the scene.',
  },
  {
    id: 'openai',
    title: 'Language model',
    about: 'Any server with chat completions: OpenAI, Ollama, LM Studio, llama.cpp, vLLM, OpenRouter.',
  },
]

/** Which engine answers, and how a language model is reached. */
export function SettingsDialog({ chat, open, onClose }: SettingsDialogProps) {
  const { settings } = useStore(chat.store)
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
    <Dialog open={open} onClose={onClose} title="Assistant" about="What answers when you ask for a change.">
      <div role="radiogroup" aria-label="Engine" className="assistant-engines">
        {ENGINES.map(({ id, title, about }) => (
          <label key={id} data-checked={settings.engine === id}>
            <input
              type="radio"
              name="engine"
              checked={settings.engine === id}
              onChange={() => chat.configure({ engine: id })}
            />
            <span>
              <b>{title}</b>
              <small>{about}</small>
            </span>
          </label>
        ))}
      </div>
      {settings.engine === 'openai' && (
        <>
          {field('baseURL', 'Address', 'http://localhost:11434/v1')}
          {field('model', 'Model', 'gpt-4o-mini')}
          {field('apiKey', 'Key', 'not needed for local servers', 'password')}
          <p className="assistant-note">
            The key stays in this page’s memory until you close it. Your messages and a description of the scene are
            sent to this address.
          </p>
        </>
      )}
      <div className="assistant-done">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
