import { LOOK_NAMES } from '../../commands/look-names.ts'
import { ENVIRONMENT_MAPS } from '../../document/index.ts'
import { useEditor } from '../../hooks/EditorContext.tsx'
import { useSettings } from '../../hooks/records.ts'
import { useTexts } from '../../texts/texts.ts'

/** Light, sky and picture for the whole scene, in one click and one step of undo. */
export function Looks() {
  const { run } = useEditor()
  const t = useTexts().library
  return (
    <>
      <div className="library-shelves">
        <ul className="library-looks">
          {LOOK_NAMES.map((look) => (
            <li key={look} className="library-card">
              <button type="button" onClick={() => void run('scene.look', { look })}>
                <img src={`/looks/${look.replace(' ', '-')}.webp`} alt="" width="320" height="200" loading="lazy" />
                <span>{t.look(look)}</span>
              </button>
            </li>
          ))}
        </ul>
        <Environments />
        <p className="library-note">{t.sunNote}</p>
      </div>
      <footer className="outliner-footer">
        <span>{t.lookHint}</span>
      </footer>
    </>
  )
}

/** Those that have a picture: the others are what is behind the scene, or nothing. */
const MAPS = ENVIRONMENT_MAPS.filter((map) => map !== 'none' && map !== 'gradient')

/** What lights the scene from all around, and nothing else. */
function Environments() {
  const { run } = useEditor()
  const { library: t, inspector } = useTexts()
  const { environment } = useSettings()
  return (
    <section aria-label={t.environments}>
      <h3>{t.environments}</h3>
      <ul className="library-environments">
        {MAPS.map((map) => (
          <li key={map} className="library-card">
            <button
              type="button"
              aria-pressed={environment.map === map && !environment.image}
              onClick={() => void run('scene.set', { environment: { map } })}
            >
              <img src={`/environments/${map}.webp`} alt="" width="208" height="136" loading="lazy" />
              <span>{inspector.maps[map]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
