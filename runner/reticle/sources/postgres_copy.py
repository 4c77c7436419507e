"""COPY at libpq's own level: psycopg's `copy.read()` costs several times more per row than the row itself."""

from __future__ import annotations

import select
from collections.abc import Iterator
from itertools import repeat, takewhile
from operator import itemgetter

import psycopg
from psycopg.pq import ExecStatus, TransactionStatus

_BLOCK = 1 << 20
_GIVE_UP_S = 5.0
_ROW = itemgetter(1)
"""What libpq gave of one call: the row's bytes, none when no whole row is here or all rows were given."""


class Copying:
    """One COPY at a time on a connection. `in_step` says that another statement may follow."""

    def __init__(self, db: psycopg.Connection[tuple[object, ...]]) -> None:
        self._db = db

    @property
    def in_step(self) -> bool:
        """Tell whether no COPY is under way."""
        return self._db.pgconn.transaction_status not in (TransactionStatus.UNKNOWN, TransactionStatus.ACTIVE)

    def blocks(self, statement: bytes, timeout_s: float) -> Iterator[bytes]:
        """Yield the rows of a COPY in blocks of whole lines. Raises psycopg.Error, also when nothing comes in time."""
        link = self._db.pgconn
        link.send_query(statement)
        link.flush()
        self._await_result(timeout_s, ExecStatus.COPY_OUT)
        held: list[bytes] = []
        size = held_bytes = 0
        while size >= 0:
            # Every row that is here, without a step of ours for each of them.
            rows = b"".join(map(_ROW, takewhile(_ROW, map(link.get_copy_data, repeat(1)))))
            held.append(rows)
            held_bytes += len(rows)
            size = self._ask_size()
            if held_bytes >= _BLOCK or (size < 0 and held_bytes):
                yield b"".join(held)
                held, held_bytes = [], 0
            if size == 0 and rows:
                link.consume_input()  # the kernel may hold more: no need to wait
            elif size == 0:
                self._await_bytes(timeout_s)
        self._await_result(timeout_s, ExecStatus.COMMAND_OK)
        while link.get_result() is not None:
            pass

    def _ask_size(self) -> int:
        """Return 0 when more rows may come, -1 after the last one. Call it only when no whole row is here."""
        try:
            size, _ = self._db.pgconn.get_copy_data(1)
        except psycopg.Error:  # the end was told already, by the call that found no row
            return -1
        assert size <= 0, "nothing came since the last call"
        return size

    def _await_result(self, timeout_s: float, wanted: ExecStatus) -> None:
        link = self._db.pgconn
        while link.is_busy():
            self._await_bytes(timeout_s)
        result = link.get_result()
        if result is not None and result.status == wanted:
            return
        while link.get_result() is not None:
            pass
        if result is None:
            raise psycopg.OperationalError("the server closed the connection")
        raise psycopg.errors.error_from_result(result, encoding="utf-8")

    def _await_bytes(self, timeout_s: float) -> None:
        link = self._db.pgconn
        if not select.select([link.socket], [], [], timeout_s)[0]:
            self._stop()
            raise psycopg.OperationalError(f"timed out: nothing came for {timeout_s:g} s")
        link.consume_input()

    def _stop(self) -> None:
        """Cancel what runs on the server and drain it, so that the transaction can go on; else close."""
        link = self._db.pgconn
        try:
            self._db.cancel_safe(timeout=_GIVE_UP_S)
            while link.transaction_status == TransactionStatus.ACTIVE:
                if self._drain() or link.is_busy():
                    if not select.select([link.socket], [], [], _GIVE_UP_S)[0]:
                        break
                    link.consume_input()
                else:
                    link.get_result()
        except psycopg.Error:
            self._db.close()
        if link.transaction_status == TransactionStatus.ACTIVE:
            self._db.close()

    def _drain(self) -> bool:
        """Throw away the rows that are here, and tell whether more may come."""
        try:
            while (size := self._db.pgconn.get_copy_data(1)[0]) > 0:
                pass
        except psycopg.Error:  # no COPY is under way
            return False
        return size == 0
