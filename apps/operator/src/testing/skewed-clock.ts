/** Loaded first into an operator's process: its clock is wrong by `SKEW_MILLISECONDS`, for all of its code and libraries. */

const RightDate = globalThis.Date;
const skew = Number(process.env.SKEW_MILLISECONDS);

if (skew !== 0) {
  globalThis.Date = new Proxy(RightDate, {
    construct: (made, given, target) =>
      Reflect.construct(made, given.length === 0 ? [RightDate.now() + skew] : given, target),
    get: (made, name, receiver) =>
      name === 'now' ? () => RightDate.now() + skew : Reflect.get(made, name, receiver),
  });
}
