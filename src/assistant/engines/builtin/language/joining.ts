import { ORDER_BEGINS } from './order-begins.ts'
import type { Rule } from './rules.ts'

/** Where one order ends and the next begins, but for a stop or "and": lists, brackets, "while you are at it". */
export const JOINING: Rule[] = [
  // "1) paint it 2) hide it", "- paint it - hide it".
  [new RegExp(`(?<=^(?:1[.)]|[-*•]) .*\\w),? (?:\\d{1,2}[.)]|[-*•]) (?=(?:${ORDER_BEGINS}))`, 'gi'), '. '],
  [new RegExp(`^[-*•] (?=(?:${ORDER_BEGINS}))`, 'gi'), ''],
  [
    new RegExp(
      `,? (?:and )?(?:while you(?: are|['’]re) at it|at the same time|along with that|in the same go|as well as|on top of that|besides that)[,:]? (?:please )?(?=(?:${ORDER_BEGINS}))`,
      'gi',
    ),
    '. ',
  ],
  [new RegExp(`(?<=\\w) \\((?:and |then |also )*((?:${ORDER_BEGINS})[^()]*)\\)$`, 'gi'), '. $1'],
]
