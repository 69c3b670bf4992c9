import { lazy, Suspense } from 'react'

/** Parsing comes when a reply first needs it. */
const Rendered = lazy(() => import('./MarkdownText.tsx'))

/** What a model writes, set as it means it. Never HTML, and never a picture from an address. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="assistant-text">
      <Suspense fallback={<p>{text}</p>}>
        <Rendered text={text} />
      </Suspense>
    </div>
  )
}
