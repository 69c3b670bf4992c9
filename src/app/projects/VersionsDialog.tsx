import { EllipsisVertical, FolderOpen, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { VersionInfo } from '../../commands/context.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import type { Editor } from '../editor.ts'
import './projects.css'

/** What a version and the present differ in, as version.compare tells it. */
interface Comparison {
  added: { id: string; name: string }[]
  removed: { id: string; name: string }[]
  changed: { id: string; name: string }[]
  settings: boolean
}

/** The versions of the project: to keep, to compare, to restore. */
export function VersionsDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { versions: t, projects, locale } = useTexts()
  const { versions, load } = useVersions(editor)
  const [chosen, setChosen] = useState<string | null>(null)
  const comparison = useComparison(editor, chosen)
  const [name, setName] = useState('')

  const keep = async () => {
    if ((await editor.run('version.keep', { name })) === undefined) return
    setName('')
    await load()
  }
  const restore = async (version: string) => {
    if ((await editor.run('version.restore', { version })) === undefined) return
    toast.success(t.restored)
    onClose()
  }
  const nameOf = ({ name: given, at }: VersionInfo) =>
    given ?? new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <Dialog open onClose={onClose} title={t.title} about={t.about} wide>
      <form
        className="projects-head"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) void keep()
        }}
      >
        <input
          className="ui-input"
          aria-label={t.name}
          placeholder={t.namePlaceholder}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button kind="primary" type="submit" disabled={!name.trim()}>
          {t.keep}
        </Button>
      </form>
      <div className="versions">
        {versions?.length === 0 && <p className="projects-none">{t.none}</p>}
        <ul className="versions-list">
          {versions?.map((version) => (
            <li key={version.id} data-chosen={version.id === chosen || undefined}>
              <button
                type="button"
                aria-label={t.compare(nameOf(version))}
                aria-pressed={version.id === chosen}
                onClick={() => setChosen(version.id)}
              >
                <b>{nameOf(version)}</b>
                <small>{aboutOf(version, t.automatic, projects.nodes(version.nodes), locale)}</small>
              </button>
              <Menu
                align="end"
                trigger={
                  <IconButton label={t.actions(nameOf(version))}>
                    <EllipsisVertical size={14} />
                  </IconButton>
                }
              >
                <MenuItem
                  icon={<FolderOpen size={14} />}
                  onSelect={async () => {
                    if ((await editor.run('version.open', { version: version.id })) !== undefined) onClose()
                  }}
                >
                  {t.openCopy}
                </MenuItem>
                <MenuItem
                  icon={<Trash2 size={14} />}
                  onSelect={async () => {
                    await editor.run('version.delete', { version: version.id })
                    if (chosen === version.id) setChosen(null)
                    await load()
                  }}
                >
                  {t.delete}
                </MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
        <section className="versions-compare" aria-live="polite">
          {comparison ? <Differences {...comparison} /> : <p className="projects-none">{t.choose}</p>}
          {chosen && comparison && (
            <Button kind="primary" onClick={() => void restore(chosen)}>
              {t.restore}
            </Button>
          )}
        </section>
      </div>
    </Dialog>
  )
}

const aboutOf = ({ name, at }: VersionInfo, automatic: string, nodes: string, locale: string) =>
  `${name ? new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }) : automatic} · ${nodes}`

function useVersions(editor: Editor) {
  const [versions, setVersions] = useState<VersionInfo[] | null>(null)
  const load = useCallback(async () => {
    const listed = (await editor.run('version.list')) as { versions: VersionInfo[] } | undefined
    setVersions(listed?.versions ?? [])
  }, [editor])
  useEffect(() => void load(), [load])
  return { versions, load }
}

function useComparison(editor: Editor, version: string | null): Comparison | null {
  const [comparison, setComparison] = useState<Comparison | null>(null)
  useEffect(() => {
    setComparison(null)
    if (version === null) return
    let isCurrent = true
    void editor.run('version.compare', { version }).then((result) => {
      if (isCurrent) setComparison((result as Comparison | undefined) ?? null)
    })
    return () => {
      isCurrent = false
    }
  }, [editor, version])
  return comparison
}

/** Names that are listed before the rest is counted. */
const MOST = 40

function Differences({ added, removed, changed, settings }: Comparison) {
  const { versions: t, projects } = useTexts()
  const lists = [
    [t.added, added, 'added'],
    [t.removed, removed, 'removed'],
    [t.changed, changed, 'changed'],
  ] as const
  const isSame = !settings && lists.every(([, nodes]) => !nodes.length)
  return (
    <>
      {isSame && <p>{t.same}</p>}
      {lists.map(
        ([title, nodes, kind]) =>
          nodes.length > 0 && (
            <div key={kind} className="versions-nodes" data-kind={kind}>
              <h3>
                {title} <small>{nodes.length}</small>
              </h3>
              <ul>
                {nodes.slice(0, MOST).map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
              {nodes.length > MOST && <small>{projects.more(nodes.length - MOST)}</small>}
            </div>
          ),
      )}
      {settings && <p>{t.settings}</p>}
    </>
  )
}
