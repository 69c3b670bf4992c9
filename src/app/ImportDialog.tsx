import { useState } from 'react'
import { UNITS, type Unit } from '../commands/context.ts'
import { type Texts, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SelectRow } from '../ui/Form.tsx'
import type { AskedImport } from './window-state.ts'

/** Asks what a file does not say: how long its units are, and which axis is up. */
export function ImportDialog({ asked }: { asked: AskedImport }) {
  const t = useTexts()
  const { name, question, answer } = asked
  const [unit, setUnit] = useState<Unit>(question.unit ? likelyUnit(question.size) : 'm')
  const [up, setUp] = useState<'Y' | 'Z'>(/\.stl$/i.test(name) ? 'Z' : 'Y')
  const units = (Object.keys(UNITS) as Unit[]).map((id) => [id, t.files.units[id]] as const)
  const axes = (['Y', 'Z'] as const).map((id) => [id, t.files.ups[id]] as const)
  return (
    <Dialog open onClose={() => answer(null)} title={t.files.askTitle(name)} about={t.files.askAbout}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          answer({ ...(question.unit && { unit }), ...(question.up && { up }) })
        }}
      >
        {question.unit && <SelectRow<Unit> label={t.files.unit} value={unit} options={units} onChange={setUnit} />}
        {question.up && <SelectRow<'Y' | 'Z'> label={t.files.up} value={up} options={axes} onChange={setUp} />}
        <p className="import-size">{t.files.willBe(sizeText(question.size, UNITS[unit], up, t))}</p>
        <div className="ui-dialog-foot">
          <Button onClick={() => answer(null)}>{t.files.leaveOut}</Button>
          <Button kind="primary" type="submit">
            {t.files.importIt}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The unit in which a thing is between a finger and a house. */
function likelyUnit(size: readonly number[]): Unit {
  const longest = Math.max(...size)
  const fits = (unit: Unit) => longest * UNITS[unit] >= 0.03 && longest * UNITS[unit] <= 15
  return (['mm', 'cm', 'm', 'in', 'ft'] as const).find(fits) ?? 'm'
}

/** Width × height × depth as it will stand in the scene. */
function sizeText([x, y, z]: readonly number[], factor: number, up: 'Y' | 'Z', t: Texts): string {
  const metres = (up === 'Y' ? [x, y, z] : [x, z, y]).map((n) => n * factor)
  const [unit, scale] = Math.max(...metres) < 1 ? ['cm', 100] : ['m', 1]
  const number = (n: number) => (n * scale).toLocaleString(t.locale, { maximumFractionDigits: 2 })
  return `${metres.map(number).join(' × ')} ${unit}`
}
