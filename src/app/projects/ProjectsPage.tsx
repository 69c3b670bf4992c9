import { Copy, EllipsisVertical, FilePlus, FolderOpen, Pencil, Search, Trash2, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { ProjectInfo } from '../../commands/context.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx'
import { sizeText } from '../../ui/size-text.ts'
import type { Editor } from '../editor.ts'
import './projects.css'

/** The projects of this browser: to open, to make, to name, to copy and to throw away. */
export function ProjectsPage({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { projects: t } = useTexts()
  const { projects, load } = useProjects(editor)
  const [wanted, setWanted] = useState('')
  const shown = (projects ?? []).filter(
    ({ name, isDeleted }) => !isDeleted && name.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  const then = (id: string, params: unknown) => async () => {
    await editor.run(id, params)
    await load()
  }
  const open = (id: string, params: unknown) => async () => {
    // Nothing comes of what failed, or was not chosen after all.
    if (await editor.run(id, params)) onClose()
  }

  return (
    <Dialog open onClose={onClose} title={t.title} about={t.about} wide>
      <div className="projects-head">
        <label className="ui-search">
          <Search size={14} />
          <input
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <Button onClick={() => void open('project.openFile', {})()}>
          <FolderOpen size={14} /> {t.openFile}
        </Button>
        <Button kind="primary" onClick={() => void open('project.new', {})()}>
          <FilePlus size={14} /> {t.new}
        </Button>
      </div>
      {projects && !shown.length && <p className="projects-none">{t.none}</p>}
      <ul className="projects-grid">
        {shown.map((project) => (
          <Card
            key={project.id}
            project={project}
            editor={editor}
            onOpen={open('project.open', { project: project.id })}
            onRename={(name) => void then('project.rename', { project: project.id, name })()}
            onDuplicate={then('project.duplicate', { project: project.id })}
            onDelete={async () => {
              await then('project.delete', { project: project.id })()
              toast(t.deleted(project.name), {
                action: { label: t.putBack, onClick: () => void then('project.putBack', { project: project.id })() },
              })
            }}
          />
        ))}
      </ul>
      <Bin
        projects={(projects ?? []).filter(({ isDeleted }) => isDeleted)}
        onPutBack={(project) => void then('project.putBack', { project })()}
      />
      <Storage />
    </Dialog>
  )
}

function useProjects(editor: Editor) {
  const [projects, setProjects] = useState<ProjectInfo[] | null>(null)
  const load = useCallback(async () => {
    const listed = (await editor.run('project.list')) as { projects: ProjectInfo[] } | undefined
    setProjects(listed?.projects ?? [])
  }, [editor])
  useEffect(() => {
    // What is open is shown as it is now.
    void editor.projects.opened.then((open) => open.picture().catch(() => null)).then(load)
  }, [editor, load])
  return { projects, load }
}

interface CardProps {
  project: ProjectInfo
  editor: Editor
  onOpen(): void
  onRename(name: string): void
  onDuplicate(): void
  onDelete(): void
}

function Card({ project, editor, onOpen, onRename, onDuplicate, onDelete }: CardProps) {
  const { projects: t, locale } = useTexts()
  const [renaming, setRenaming] = useState(false)
  const { name, changed, nodes, bytes, isOpen } = project
  const finish = (text: string) => {
    setRenaming(false)
    if (text.trim() && text.trim() !== name) onRename(text.trim())
  }
  return (
    <li className="project" data-open={isOpen || undefined}>
      <button type="button" className="project-open" aria-label={t.open(name)} onClick={onOpen}>
        <Thumbnail id={project.id} changed={changed} editor={editor} />
      </button>
      <div className="project-foot">
        <span className="project-text">
          {renaming ? (
            <input
              className="ui-input"
              aria-label={t.nameOf(name)}
              defaultValue={name}
              ref={(input) => input?.select()}
              onBlur={(event) => finish(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') finish(event.currentTarget.value)
                if (event.key !== 'Escape') return
                event.stopPropagation()
                setRenaming(false)
              }}
            />
          ) : (
            <b>
              {name}
              {isOpen && <i>{t.isOpen}</i>}
            </b>
          )}
          <small>
            {whenText(changed, locale)} · {t.nodes(nodes)}
            {bytes > 0 && ` · ${sizeText(bytes)}`}
          </small>
        </span>
        <Menu
          align="end"
          trigger={
            <IconButton label={t.actions(name)}>
              <EllipsisVertical size={14} />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={14} />} onSelect={() => setTimeout(() => setRenaming(true))}>
            {t.rename}
          </MenuItem>
          <MenuItem icon={<Copy size={14} />} onSelect={onDuplicate}>
            {t.duplicate}
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<Trash2 size={14} />} onSelect={onDelete}>
            {t.delete}
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}

function Thumbnail({ id, changed, editor }: { id: string; changed: number; editor: Editor }) {
  const [url, setUrl] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed project has another picture
  useEffect(() => {
    let made: string | null = null
    let isCurrent = true
    void editor.projects.opened
      .then(({ store }) => store?.thumbnail(id))
      .then((picture) => {
        if (!picture || !isCurrent) return
        made = URL.createObjectURL(picture)
        setUrl(made)
      })
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, changed, editor])
  return url ? <img src={url} alt="" width="200" height="125" /> : <span className="project-blank" />
}

/** When something was, as near as one needs to know. */
function whenText(at: number, locale: string): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  return isToday
    ? date.toLocaleTimeString(locale, { timeStyle: 'short' })
    : date.toLocaleDateString(locale, { dateStyle: 'medium' })
}

function Bin({ projects, onPutBack }: { projects: readonly ProjectInfo[]; onPutBack(id: string): void }) {
  const { projects: t } = useTexts()
  if (!projects.length) return null
  return (
    <details className="projects-bin">
      <summary>{t.bin(projects.length)}</summary>
      <p>{t.binAbout}</p>
      <ul>
        {projects.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button onClick={() => onPutBack(id)}>
              <Undo2 size={13} /> {t.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the projects take of this device, and what is left. */
function Storage() {
  const { projects: t } = useTexts()
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null)
  useEffect(() => {
    void navigator.storage?.estimate?.().then(setEstimate)
  }, [])
  if (!estimate?.quota) return null
  const { usage = 0, quota } = estimate
  return <p className="projects-storage">{t.storage(sizeText(usage), sizeText(quota - usage))}</p>
}
