import type { RefObject } from 'react'
import { AssistantPanel } from '../panels/assistant/AssistantPanel.tsx'
import type { Chat } from './chat.ts'
import { Motion } from './Motion.tsx'

/** The assistant's panel, moving. */
export function Assistant({ chat, promptRef }: { chat: Chat; promptRef: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <Motion>
      <AssistantPanel chat={chat} promptRef={promptRef} />
    </Motion>
  )
}
