import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { Tooltips } from '../ui/Tooltip.tsx'

/** Lets what is inside move, unless the user asks for less motion, and explain itself. Comes after the first frame. */
export function Motion({ children }: { children?: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <Tooltips>{children}</Tooltips>
      </MotionConfig>
    </LazyMotion>
  )
}
