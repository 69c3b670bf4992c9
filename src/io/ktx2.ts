import { KTX2Loader } from 'three/addons/loaders/KTX2Loader.js'

/**
 * What the Basis transcoder makes of text at run time, and the same said as code: the content security policy allows no
 * `Function`. The names are those of embind, of which the transcoder was built (Emscripten, `libembind.js`, where
 * DYNAMIC_EXECUTION=0 does the same). A transcoder that is built otherwise makes the tests of KTX2 fail.
 */
const AS_CODE: readonly [made: string, code: string][] = [
  [
    'newFunc(Function,args)(...closureArgs)',
    `function () {
      if (arguments.length !== argCount - 2)
        throwBindingError('function ' + humanName + ' called with ' + arguments.length + ' arguments, expected ' + (argCount - 2));
      const destructors = needsDestructorStack ? [] : null;
      const wired = isClassMethodFunc ? [argTypes[1].toWireType(destructors, this)] : [];
      for (let i = 2; i < argCount; i++) wired.push(argTypes[i].toWireType(destructors, arguments[i - 2]));
      const result = cppInvokerFunc(cppTargetFunc, ...wired);
      const first = isClassMethodFunc ? 1 : 2;
      if (needsDestructorStack) runDestructors(destructors);
      else for (let i = first; i < argCount; i++) argTypes[i].destructorFunction?.(wired[i - first]);
      if (returns) return argTypes[0].fromWireType(result);
    }`,
  ],
  [
    'newFunc(Function,params)(...args)',
    `function (object, method, destructors, values) {
      const given = kind === 0 ? [object] : [];
      let at = values;
      for (const type of types) {
        given.push(type.readValueFromPointer(at));
        at += type.argPackAdvance;
      }
      const result = kind === 1 ? new method(...given) : method.call(...given);
      if (!retType.isVoid) return emval_returnValue(retType, destructors, result);
    }`,
  ],
]

/** three's loader of KTX2, whose worker makes no code of text. */
export class StrictKtx2Loader extends KTX2Loader {
  #ready: Promise<void> | undefined

  /** Called by the loader before each texture. */
  override init(): Promise<void> {
    const own = this as unknown as { workerSourceURL: string }
    this.#ready ??= super.init().then(async () => {
      const source = await (await fetch(own.workerSourceURL)).text()
      URL.revokeObjectURL(own.workerSourceURL)
      own.workerSourceURL = URL.createObjectURL(new Blob([withoutFunction(source)]))
    })
    return this.#ready
  }
}

function withoutFunction(source: string): string {
  let strict = source
  for (const [made, code] of AS_CODE) strict = strict.replace(made, () => code)
  return strict
}
