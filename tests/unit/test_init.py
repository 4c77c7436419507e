"""`reticle init`: what it finds out, what it writes, and that it writes nothing twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reticle.cli.main import make_app
from reticle.engine.init import apply_init, detect_start, plan_init
from reticle.errors import UsageError
from reticle.store.project import Project


@pytest.mark.parametrize(
    ("files", "start"),
    [
        ({"package.json": {"scripts": {"dev": "vite"}}}, "npm run dev -- --port {port} --strictPort --host 127.0.0.1"),
        (
            {"package.json": {"scripts": {"dev": "vite dev"}}, "pnpm-lock.yaml": ""},
            "pnpm run dev --port {port} --strictPort --host 127.0.0.1",
        ),
        ({"package.json": {"scripts": {"start": "node server.js"}}}, "PORT={port} npm run start"),
        ({"manage.py": "import django"}, "python manage.py runserver 127.0.0.1:{port} --noreload"),
        ({"app.py": "app = Flask(__name__)"}, "flask --app app run --port {port}"),
        ({"main.py": "app = FastAPI()"}, "uvicorn main:app --port {port}"),
        ({"app.py": "print('no server')"}, None),
        ({"package.json": {"scripts": {"test": "vitest"}}}, None),
    ],
)
def test_the_start_command_is_found_where_it_is_evident(
    files: dict[str, object], start: str | None, tmp_path: Path
) -> None:
    for name, content in files.items():
        (tmp_path / name).write_text(content if isinstance(content, str) else json.dumps(content))
    assert detect_start(tmp_path).start == start


def test_the_configuration_can_be_read_and_asks_for_a_grade_of_flows_that_write(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text(json.dumps({"scripts": {"dev": "vite"}}))
    apply_init(plan_init(tmp_path))
    config = Project.find(tmp_path).config
    assert config.gate.require_grade == "writes"
    assert config.app.process[0].start.startswith("npm run dev")
    assert (tmp_path / ".gitignore").read_text() == "/.reticle/\n"
    assert all((tmp_path / folder).is_dir() for folder in ("flows", "baselines", "state"))


@pytest.mark.parametrize(
    ("vite", "behind"),
    [
        ("server: { proxy: { '/api': 'http://localhost:3001' } }", "http://127.0.0.1:3001"),
        ("proxy: { '/api': { target: 'http://127.0.0.1:8080' } }", "http://127.0.0.1:8080"),
        ("proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT || 3002}` }", "http://127.0.0.1:3002"),
        ("plugins: [react()]", None),
    ],
)
def test_a_process_behind_the_one_that_starts_is_told(tmp_path: Path, vite: str, behind: str | None) -> None:
    (tmp_path / "package.json").write_text(json.dumps({"scripts": {"dev": "vite", "api": "node server.js"}}))
    (tmp_path / "vite.config.js").write_text(f"export default {{ {vite} }}")
    plan = plan_init(tmp_path)
    assert plan.detected.behind == behind
    apply_init(plan)
    text = (tmp_path / "reticle.toml").read_text()
    assert ('# start = "npm run api"' in text) == (behind is not None)
    assert len(Project.find(tmp_path).config.app.process) == 1


def test_doing_it_twice_changes_nothing_and_what_was_there_stays(tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text("node_modules")
    (tmp_path / "reticle.toml").write_text('[app]\nurl = "http://127.0.0.1:1"\n')
    apply_init(plan_init(tmp_path))
    assert (tmp_path / ".gitignore").read_text() == "node_modules\n/.reticle/\n"
    assert (tmp_path / "reticle.toml").read_text() == '[app]\nurl = "http://127.0.0.1:1"\n'
    assert plan_init(tmp_path).changes == ()


def test_a_configuration_in_pyproject_is_there_already_and_gets_no_other_that_hides_it(tmp_path: Path) -> None:
    text = '[project]\nname = "x"\n\n[tool.reticle.app]\nurl = "http://127.0.0.1:1"\n'
    (tmp_path / "pyproject.toml").write_text(text)
    apply_init(plan_init(tmp_path))
    assert not (tmp_path / "reticle.toml").exists()
    assert (tmp_path / "pyproject.toml").read_text() == text
    assert Project.find(tmp_path).config.app.url == "http://127.0.0.1:1"
    assert plan_init(tmp_path).changes == ()


@pytest.mark.parametrize("name", ["flows", "baselines", "state"])
def test_a_file_where_a_folder_goes_is_told_before_anything_is_written(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("x")
    with pytest.raises(UsageError, match=f"{name} is a file, where a folder is needed"):
        apply_init(plan_init(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_dry_run_prints_the_diff_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(make_app(), ["init", "--dry-run", "--url", "http://127.0.0.1:3000"])
    assert done.exit_code == 0
    assert '+url = "http://127.0.0.1:3000"' in done.stdout
    assert "+/.reticle/" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no address"):
        plan_init(tmp_path, "localhost:3000")
