import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Command } from '../../commands/define.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { commandText } from '../../hooks/useCommand.ts'
import { type Texts, useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { type Param, paramsOf, readParam } from './params.ts'

interface ParamFormProps {
  command: Command
  onBack(): void
  onRun(params: Record<string, unknown>): void
}

/** Asks for what a command needs, in the palette: the same fields that its schema has. */
export function ParamForm({ command, onBack, onRun }: ParamFormProps) {
  const t = useTexts()
  const { title, about } = commandText(command, t)
  const params = useMemo(() => paramsOf(command), [command])
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(params.map(({ name, initial }) => [name, initial])),
  )
  const [fault, setFault] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given: Record<string, unknown> = {}
    for (const param of params) {
      try {
        const value = readParam(param, values[param.name])
        if (value !== undefined) given[param.name] = value
      } catch {
        return setFault(`${t.params.name(param.name)}: ${expected(param, t)}`)
      }
    }
    const parsed = command.params.safeParse(given)
    if (parsed.success) return onRun(given)
    const [issue] = parsed.error.issues
    setFault(`${t.params.name(String(issue.path[0] ?? ''))}: ${issue.message}`)
  }
  return (
    <form className="palette-form" ref={form} onSubmit={submit}>
      <header>
        <IconButton label={t.palette.back} onClick={onBack}>
          <ArrowLeft size={15} />
        </IconButton>
        <b>{title}</b>
      </header>
      <p>{about}</p>
      <div className="palette-params">
        {params.map((param) => (
          <div key={param.name} className="ui-field">
            <label htmlFor={`${id}-${param.name}`}>
              {t.params.name(param.name)}
              {!param.isRequired && <small> · {t.palette.optional}</small>}
            </label>
            <Input
              id={`${id}-${param.name}`}
              param={param}
              value={values[param.name]}
              onChange={(value) => {
                setFault('')
                setValues((now) => ({ ...now, [param.name]: value }))
              }}
            />
            {t.params.about(param.about) && <small>{t.params.about(param.about)}</small>}
          </div>
        ))}
      </div>
      <footer>
        {fault && <output role="alert">{fault}</output>}
        <Button kind="primary" type="submit">
          {t.palette.run}
        </Button>
      </footer>
    </form>
  )
}

const expected = ({ kind }: Param, t: Texts) =>
  t.palette.expected(kind.type === 'vector' ? t.palette.threeNumbers : t.palette.aNumber)

/** Nodes that are offered at most. */
const MOST_NODES = 200

interface InputProps {
  id: string
  param: Param
  value: string
  onChange(value: string): void
}

function Input({ id, param, value, onChange }: InputProps) {
  const { scene } = useEditor()
  const { palette: t, params } = useTexts()
  const { kind } = param
  if (kind.type === 'choice') {
    const isFlag = kind.options[0] === 'true'
    return (
      <select id={id} className="ui-input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{param.isRequired ? `${t.choose} …` : '—'}</option>
        {kind.options.map((option) => (
          <option key={option} value={option}>
            {isFlag ? (option === 'true' ? t.yes : t.no) : params.choice(option)}
          </option>
        ))}
      </select>
    )
  }
  const isNode = kind.type === 'node' || kind.type === 'nodes'
  const list = isNode ? `palette-nodes-${param.name}` : undefined
  const hint = { nodes: t.selection, node: '', vector: '0, 0, 0', color: '#7db38c', number: '', text: '' }[kind.type]
  return (
    <>
      <input
        id={id}
        className="ui-input"
        autoComplete="off"
        spellCheck={false}
        inputMode={kind.type === 'number' ? 'decimal' : undefined}
        list={list}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {list && (
        <datalist id={list}>
          {[...scene.nodes()].slice(0, MOST_NODES).map((node) => (
            <option key={node.id} value={node.name} />
          ))}
        </datalist>
      )}
    </>
  )
}
