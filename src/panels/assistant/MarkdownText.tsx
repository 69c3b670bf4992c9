import ReactMarkdown, { type Components } from 'react-markdown'

/** Links open beside the editor, and say nothing of where they were followed. */
const COMPONENTS: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
}

/** A picture would be fetched from wherever its address says. */
const LEFT_OUT = ['img']

export default function MarkdownText({ text }: { text: string }) {
  return (
    <ReactMarkdown disallowedElements={LEFT_OUT} components={COMPONENTS}>
      {text}
    </ReactMarkdown>
  )
}
