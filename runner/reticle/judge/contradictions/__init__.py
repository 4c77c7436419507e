"""What speaks against the declared consequence, looked for in every action's window without being asked."""
