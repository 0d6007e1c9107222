/** The parts of Tau Prolog's machine that `tau.ts` drives. Read off version 0.3.4. */
declare module 'tau-prolog' {
  export interface TauTerm {
    readonly id: string;
    readonly args: readonly TauValue[];
    readonly indicator: string;
    readonly ground: boolean;
    readonly ref: number;
    replace(goal: TauTerm | null): TauTerm | null;
    apply(substitution: TauSubstitution): TauTerm;
    select(): TauTerm;
    search(goal: TauTerm): boolean;
  }
  export interface TauVar {
    readonly id: string;
    readonly ground: false;
    apply(substitution: TauSubstitution): TauValue;
  }
  export interface TauNum {
    readonly value: number;
    readonly is_float: boolean;
    readonly ground: true;
  }
  export type TauValue = TauTerm | TauVar | TauNum;
  export interface TauSubstitution {
    readonly links: { readonly [name: string]: TauValue };
    apply(other: TauSubstitution): TauSubstitution;
    lookup(name: string): TauValue | null;
    add(name: string, value: TauValue): void;
  }
  export interface TauState {
    goal: TauTerm | null;
    substitution: TauSubstitution;
  }
  export type TauForeign = (thread: TauThread, point: TauState, atom: TauTerm) => true | undefined;
  export interface TauThread {
    points: TauState[];
    session: TauSession;
    add_goal(goal: TauTerm, unique: boolean): void;
    head_point(): TauState;
    step(): boolean | undefined;
    prepend(states: readonly TauState[]): void;
    throw_error(error: TauTerm): void;
  }
  export interface TauModule {
    rules: { [indicator: string]: unknown };
    modules: { lists?: TauModule; [name: string]: unknown };
  }
  export interface TauSession {
    thread: TauThread;
    modules: { user: TauModule; lists?: TauModule; [name: string]: TauModule | undefined };
    renamed_variables: { [name: string]: unknown };
    add_rule(rule: object, options: { context_module: string }): void;
  }
  interface Tau {
    create(limit?: number): TauSession;
    unify: (
      left: TauValue | readonly TauValue[],
      right: TauValue | readonly TauValue[],
      occursCheck: boolean,
    ) => TauSubstitution | null;
    modules: { lists?: TauModule; [name: string]: TauModule | undefined };
    type: {
      Term: { new (id: string, args?: readonly TauValue[]): TauTerm; readonly prototype: TauTerm };
      Var: new (id: string) => TauVar;
      Num: new (value: number, isFloat: boolean) => TauNum;
      Rule: new (head: TauTerm, body: TauTerm | null) => object;
      Substitution: new () => TauSubstitution;
      Thread: new (session: TauSession) => TauThread;
      State: new (goal: TauTerm | null, substitution: TauSubstitution, parent: TauState) => TauState;
      is_error_state(state: TauState): boolean;
      is_variable(value: unknown): value is TauVar;
      is_number(value: unknown): value is TauNum;
      is_term(value: unknown): value is TauTerm;
    };
    error: {
      instantiation(indicator: string): TauTerm;
      type(expected: string, found: TauValue, indicator: string): TauTerm;
    };
  }
  const pl: Tau;
  export default pl;
}
declare module 'tau-prolog/modules/lists.js' {
  import type pl from 'tau-prolog';

  const install: (tau: typeof pl) => void;
  export default install;
}
