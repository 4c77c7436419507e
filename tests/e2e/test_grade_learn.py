"""`reticle grade learn`: references that are proven, a declaration made from the database, which step wrote what."""

from __future__ import annotations

import json
import sys
import textwrap
from typing import Any

import pytest

from harness import Project
from house import MakeProject

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

APP = textwrap.dedent(
    """
    import http.server, pathlib, secrets, sqlite3, sys

    port, workdir = sys.argv[1:]
    path = pathlib.Path(workdir) / "shop.db"
    PAGE = '''<button data-testid="add" onclick="fetch('/add', {method: 'POST'})">Add</button>
    <button data-testid="pay" onclick="fetch('/pay', {method: 'POST'})">Pay</button>'''
    WRITES = {
        "/add": ["INSERT INTO lines (product) VALUES ('mug')"],
        "/pay": ["UPDATE orders SET status = 'paid' WHERE id = 1", "INSERT INTO visits VALUES ('{}')"],
        "/reset": ["DELETE FROM lines", "UPDATE orders SET status = 'open'", "DELETE FROM visits"],
    }

    def run(statements):
        with sqlite3.connect(path) as shop:
            for statement in statements:
                shop.execute(statement.format(secrets.token_hex(8)))

    run(["CREATE TABLE IF NOT EXISTS orders (id integer PRIMARY KEY, status)",
         "CREATE TABLE IF NOT EXISTS lines (id integer PRIMARY KEY, product)",
         "CREATE TABLE IF NOT EXISTS visits (token)", "INSERT INTO orders (status) VALUES ('open')"])

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.answer(200, PAGE)

        def do_POST(self):
            run(WRITES[self.path])
            self.answer(201, "done")

        def answer(self, status, body):
            self.send_response(status)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *words):
            pass

    http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), Handler).serve_forever()
    """
)
CONFIG = (
    '[app]\nurl = "http://127.0.0.1:{port}"\nreset = ["POST /reset"]\n'
    '[[app.process]]\nname = "shop"\nstart = \'exec ' + sys.executable + " app.py {port} {workdir}'\n"
)
DSN = ("--suggest", "--dsn", "sqlite:///${RETICLE_WORKDIR}/shop.db")


def click(testid: str) -> dict[str, Any]:
    sent = {"kind": "net", "method": "POST", "path": f"/{testid}", "status": 201, "count": 1}
    return {"action": "click", "target": {"testid": testid}, "expect": sent}


def flow(name: str, *steps: dict[str, Any]) -> dict[str, Any]:
    return {"version": 1, "name": name, "start": {"path": "/"}, "steps": list(steps)}


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    look = {"action": "assert", "expect": {"kind": "text", "contains": "Pay"}}
    flows = {"flows/buy.json": flow("buy", click("add"), click("pay")), "flows/look.json": flow("look", look)}
    return make_project({"reticle.toml": CONFIG, "app.py": APP, **flows})


@pytest.mark.full
def test_a_declaration_is_made_proven_and_kept_and_the_steps_that_wrote_are_told(project: Project) -> None:
    learnt = project.run("grade", "learn", "buy", *DSN, "--trace-state")
    assert learnt.exit_code == 0, learnt.stdout + learnt.stderr
    told = "visits: kept, but its rows are only counted: the runs differ in every column (token)"
    assert f"proven  buy  6 rows: a third run passes, a run of no steps fails\n  {told}" in learnt.stdout
    assert (
        '  step 1 click testid "add" wrote\n    + state lines 1\\tmug\n'
        '  step 2 click testid "pay" wrote\n    orders[1].status: open → paid\n'
    ) in learnt.stdout
    written = {name for name in learnt.changed if not name.startswith(".reticle/")}
    assert written == {
        "state/buy.json", "flows/buy.grade/reference.json", "flows/buy.grade/again.json", "flows/buy.json",
    }  # fmt: skip
    made = json.loads((project.root / "state/buy.json").read_text())["sources"]
    assert [(source["label"], source["path"]) for source in made] == [
        (label, "sqlite:///${RETICLE_WORKDIR}/shop.db") for label in ("lines", "orders", "visits", "tables")
    ]
    assert project.run("verify", "buy").exit_code == 0
    again = project.run("grade", "learn", "buy", *DSN)
    assert "state/buy.json is there already" in again.complaint


@pytest.mark.full
def test_a_table_that_the_steps_write_is_never_left_out_and_a_new_one_is_seen(project: Project) -> None:
    app = project.root / "app.py"
    app.write_text(APP.replace("INSERT INTO visits VALUES ('{}')", "INSERT INTO visits VALUES ('{0}'), ('{0}')"))
    assert project.run("grade", "learn", "buy", *DSN).exit_code == 0
    for broken in (
        APP,
        app.read_text().replace('"/add": [', '"/add": ["CREATE TABLE IF NOT EXISTS later (a)", '),
        app.read_text().replace("'mug'", "'cup'"),
    ):
        app.write_text(broken)
        judged = project.run("verify", "buy")
        assert judged.exit_code == 1, judged.stdout


COUNT = """
def count():
    kept = pathlib.Path("count")
    kept.write_text(kept.read_text() + "x" if kept.exists() else "x")
    return len(kept.read_text())
"""


@pytest.mark.full
def test_a_grade_is_not_proven_where_the_steps_write_a_table_whose_number_of_rows_differs(project: Project) -> None:
    some = "INSERT INTO visits SELECT '{0}' FROM lines LIMIT 1 + ({n} % 2)"
    text = APP.replace("INSERT INTO visits VALUES ('{}')", some).replace("VALUES ('mug')", "VALUES ('mug'), ('cup')")
    text = text.replace("token_hex(8))", "token_hex(8), n='{n}' in statement and count())")
    (project.root / "app.py").write_text(text.replace("\ndef run(", COUNT + "\n\ndef run("))
    learnt = project.run("grade", "learn", "buy", *DSN)
    assert learnt.exit_code == 1, learnt.stdout + learnt.stderr
    assert "not proven  buy  0 rows: the steps write to visits, and two correct runs leave other rows" in learnt.stdout
    assert not [name for name in learnt.changed if name.startswith(("state/", "flows/"))]


@pytest.mark.full
def test_references_that_prove_nothing_are_not_kept_and_those_of_a_look_say_what_they_prove(project: Project) -> None:
    source = {"kind": "sqlite", "label": "orders", "path": "${RETICLE_WORKDIR}/shop.db"}
    project.write("state/blind.json", {"sources": [{**source, "query": "SELECT 1"}]})
    blind = project.run("grade", "learn", "buy", "--state", "state/blind.json")
    assert blind.exit_code == 1
    assert "the state declaration does not see what they write" in blind.stdout
    assert "--unchanged" in blind.stdout
    assert not [name for name in blind.changed if not name.startswith(".reticle/")]
    said = project.run("grade", "learn", "buy", "--state", "state/blind.json", "--unchanged")
    assert said.exit_code == 0, said.stdout + said.stderr
    assert json.loads((project.root / "flows/buy.json").read_text())["grade"]["unchanged"] is True
    project.write("state/orders.json", {"sources": [{**source, "table": "orders"}]})
    look = project.run("grade", "learn", "look", "--state", "state/orders.json", "--json")
    assert (look.exit_code, look.json["unchanged"], look.json["trace"]) == (0, True, []), look.stdout + look.stderr
    assert 'the correct steps write nothing ("unchanged": true)' in look.json["text"]
    assert json.loads((project.root / "flows/look.json").read_text())["grade"]["unchanged"] is True


def test_a_mistake_in_the_call_is_one_line_and_writes_nothing(project: Project) -> None:
    for words, said in (
        ((), "--state"),
        (("--suggest",), "no database that reticle knows of"),
        (("--suggest",), "or --state with a declaration"),
        (("--dsn", "x"), "--dsn needs --suggest"),
        (("--suggest", "--unchanged"), "--unchanged needs --state"),
        (("--suggest", "--dsn", "oracle://x"), '"oracle" is no database that can be read'),
    ):
        result = project.run("grade", "learn", "buy", *words)
        assert (result.exit_code, said in result.complaint) == (2, True), result.stderr
        assert not [name for name in result.changed if not name.startswith(".reticle/")]
