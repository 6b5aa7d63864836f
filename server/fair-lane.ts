/** Called with whether its turn has come, or it must give way. */
export type WaitingTask = (isTurn: boolean) => void;

/** Those who wait, by client. Clients take turns, so one with many waiting does not delay the others. */
export function makeFairLane() {
  const clients = new Map<string, WaitingTask[]>();
  let size = 0;
  return {
    size: () => size,
    add(client: string, waiting: WaitingTask): void {
      clients.set(client, [...(clients.get(client) ?? []), waiting]);
      size += 1;
    },
    take(): WaitingTask | undefined {
      const [turn] = clients;
      if (!turn) return undefined;
      const [client, [first, ...rest]] = turn;
      clients.delete(client);
      if (rest.length > 0) clients.set(client, rest);
      size -= 1;
      return first;
    },
    /** Sends the newest of the client with most waiting away; false if `client` would then have as many. */
    makeSpace(client: string): boolean {
      const own = clients.get(client)?.length ?? 0;
      const [most, theirs] = [...clients].reduce<readonly [string, WaitingTask[]]>(
        (one, other) => (other[1].length > one[1].length ? other : one),
        ['', []],
      );
      if (theirs.length <= own + 1) return false;
      theirs.pop()?.(false);
      clients.set(most, theirs);
      size -= 1;
      return true;
    },
  };
}
