import { expect, test } from 'vitest'
import { FinalRun } from '../../../src/app/final/FinalRun.ts'
import type { FinalOptions, FinalPort } from '../../../src/commands/final-options.ts'

const OPTIONS: FinalOptions = { width: 64, height: 32, method: 'traced', samples: 3, transparent: false }

/** A picture that is no picture: each step is a sample. */
class FakePicture implements FinalPort {
  count = 0
  isDisposed = false
  step = async () => {
    this.count++
  }
  preview = async () => ({ samples: this.count }) as unknown as ImageBitmap
  blob = async () => new Blob([`${this.count} samples`])
  dispose = () => {
    this.isDisposed = true
  }
}

function studio(refuse: (options: FinalOptions) => string | null = () => null) {
  const made: { options: FinalOptions; picture: FakePicture }[] = []
  const run = new FinalRun({
    finalPicture: async (options) => {
      const reason = refuse(options)
      if (reason) throw new Error(reason)
      const picture = new FakePicture()
      made.push({ options, picture })
      return picture
    },
  })
  return { run, made, now: () => run.store.getState() }
}

test('a picture is worked on until it has its samples, and can then be saved', async () => {
  const { run, now } = studio()
  await run.start(OPTIONS)
  expect(now()).toMatchObject({ state: 'done', count: 3, total: 3, fellBack: false, preview: { samples: 3 } })
  expect(await (await run.blob()).text()).toBe('3 samples')
})

test('stopped, it stays as it is; closed, it is given back', async () => {
  const { run, made, now } = studio()
  const off = run.store.subscribe(({ count, state }) => {
    if (state === 'working' && count === 2) run.stop()
  })
  await run.start({ ...OPTIONS, samples: 1000 })
  off()
  expect(now()).toMatchObject({ state: 'stopped', count: 2 })
  expect(await (await run.blob()).text()).toBe('2 samples')
  run.close()
  expect(made[0].picture.isDisposed).toBe(true)
  expect(now().state).toBe('idle')
  expect(() => run.blob()).toThrow('begin one first')
})

test('where it cannot be traced it is drawn instead, and says so', async () => {
  const { run, made, now } = studio(({ method }) => (method === 'traced' ? 'not exact enough' : null))
  await run.start(OPTIONS)
  expect(now()).toMatchObject({ state: 'done', fellBack: true })
  expect(made.map(({ options }) => options.method)).toEqual(['samples'])
})

test('where neither works it says why', async () => {
  const { run, now } = studio(() => 'The graphics are gone')
  await run.start(OPTIONS)
  expect(now()).toMatchObject({ state: 'failed', error: 'The graphics are gone', preview: null })
})

test('one that is begun anew takes the place of the one before', async () => {
  const { run, made, now } = studio()
  const first = run.start({ ...OPTIONS, samples: 1000 })
  await run.start({ ...OPTIONS, samples: 2 })
  await first
  expect(now()).toMatchObject({ state: 'done', count: 2, total: 2 })
  expect(made.map(({ picture }) => picture.isDisposed)).toEqual([true, false])
})
